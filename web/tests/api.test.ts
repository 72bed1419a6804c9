import { afterEach, expect, test, vi } from "vitest";
import { api } from "../src/talk/api";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answers(...given: [number, unknown][]): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(async () => {
    const [status, body] = given.shift() ?? [500, {}];
    return new Response(JSON.stringify(body), { status });
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const TOO_MANY: [number, unknown] = [429, { code: "too-many", detail: "wait", message: null, wait: 0.5 }];

test("looking back waits as long as the server says, and asks again", async () => {
  vi.useFakeTimers();
  const fetched = answers(TOO_MANY, TOO_MANY, [200, { last: 3 }]);
  const past = api.past("t", null, 0, 200);
  await vi.advanceTimersByTimeAsync(499);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(500);
  await expect(past).resolves.toEqual({ last: 3 });
});

test("what is refused for another reason is not asked again", async () => {
  const fetched = answers([404, { code: "no-table", detail: "there is no such table", message: null }]);
  await expect(api.past("t", null, 0, 200)).rejects.toMatchObject({ code: "no-table" });
  expect(fetched).toHaveBeenCalledTimes(1);
});

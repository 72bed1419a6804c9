// Files that a person takes along.

/** Something as a file of JSON. */
export function saveJson(name: string, content: unknown): void {
  saveFile(name, new Blob([JSON.stringify(content, null, 1)], { type: "application/json" }));
}

export function saveFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

// The outline of a plate on the chart: a rectangle with its corners cut in.
export function plate(width: number, height: number, inset = 0): string {
  const [cut, right, low] = [inset ? 8 : 6, width - inset, height - inset];
  const corner = (x: number, y: number): string => `a${cut} ${cut} 0 0 0 ${x} ${y}`;
  return `M${inset + cut} ${inset}H${right - cut}${corner(cut, cut)}V${low - cut}${corner(-cut, cut)}H${inset + cut}${corner(-cut, -cut)}V${inset + cut}${corner(cut, -cut)}z`;
}

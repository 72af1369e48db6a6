/** Slope of points by least squares: per unit of the first number, and the standard error of that. Needs three points. */
export function readSlope(points: readonly (readonly [number, number])[]): { perUnit: number; error: number } {
  const [middle, level] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const spread = points.reduce((sum, [x]) => sum + (x - middle) ** 2, 0);
  const perUnit = points.reduce((sum, [x, y]) => sum + (x - middle) * (y - level), 0) / spread;
  const rest = points.reduce((sum, [x, y]) => sum + (y - level - perUnit * (x - middle)) ** 2, 0);
  return { perUnit, error: Math.sqrt(rest / (points.length - 2) / spread) };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

import lighthouse from 'lighthouse';

/** Lighthouse's figures of one load; scores from 0 to 1. */
export interface Load {
  readonly performance: number;
  readonly accessibility: number;
  readonly practices: number;
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
}

/** Loads a page as a telephone would, in the browser at a port, which keeps what it knows of the site. */
export async function measureLoad(url: string, port: number): Promise<Load> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    disableStorageReset: true,
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
  });
  if (!result) throw new Error(`${url} could not be loaded`);
  const { categories, audits } = result.lhr;
  const scoreOf = (name: string): number => categories[name]?.score ?? 0;
  const valueOf = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    practices: scoreOf('best-practices'),
    fcpMs: valueOf('first-contentful-paint'),
    lcpMs: valueOf('largest-contentful-paint'),
    tbtMs: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
  };
}

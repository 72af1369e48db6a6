import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const SHOWN = 10;

/** Prints the journeys that took longest, so that what makes a run slow is seen while it is one journey. */
export default class ReportSlowest implements Reporter {
  readonly #took: { readonly title: string; readonly milliseconds: number }[] = [];

  onTestEnd(test: TestCase, { duration: milliseconds }: TestResult): void {
    const [, , ...title] = test.titlePath();
    this.#took.push({ title: title.join(' › '), milliseconds });
  }

  onEnd(): void {
    const slowest = this.#took.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SHOWN);
    if (slowest.length === 0) return;
    const lines = slowest.map(
      ({ title, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${title}`,
    );
    process.stdout.write(`\nThe slowest journeys:\n${lines.join('\n')}\n`);
  }

  printsToStdio(): boolean {
    return true;
  }
}

import { expect } from 'vitest';
import { aUser, bearer } from './factories/merchants.ts';
import type { TestApp } from './test-app.ts';

type Value = Readonly<Record<string, number>>;
type Values = Readonly<Record<string, Value>>;

export interface SectionReport {
  readonly before: { readonly from: string; readonly to: string };
  readonly total: Values;
  readonly totalBefore: Values;
  readonly rows: readonly {
    readonly key: string;
    readonly name: string | null;
    readonly figures: Values;
    readonly before: Values | null;
  }[];
}

interface SectionMerchants {
  readonly items: readonly (Record<string, unknown> & { readonly merchantId: string })[];
  readonly nextCursor: string | null;
  readonly total: Value & { readonly merchants: number };
}

/** A section of the administrators' reports, read by one of them. */
export async function aSection(test: TestApp, name: string) {
  const { token } = await aUser(test, { role: 'admin' });
  const get = (path: string, language = 'fr') =>
    test.app.inject({
      method: 'GET',
      url: `/api/reports/${name}${path}`,
      headers: { ...bearer(token), 'accept-language': language },
    });
  const report = async (query: string) => {
    const reply = await get(`?${query}`);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json<SectionReport>();
  };
  const merchants = async (query: string) => {
    const reply = await get(`/merchants?${query}`);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json<SectionMerchants>();
  };

  /** Expects each figure, of each row and in all, to be the sum of the merchants behind it, counted one by one. */
  async function expectCounted(period: string, groupBy: string): Promise<void> {
    const { total, rows } = await report(`${period}&groupBy=${groupBy}`);
    for (const { key, figures } of [{ key: null, figures: total }, ...rows])
      for (const [figure, value] of Object.entries(figures)) {
        const part = `${period}&groupBy=${groupBy}&figure=${figure}${key ? `&key=${key}` : ''}`;
        const { items, total: all } = await merchants(part);
        const counted = Object.fromEntries(
          Object.keys(value).map((measure) => [measure, items.reduce((sum, one) => sum + Number(one[measure]), 0)]),
        );
        expect([part, counted]).toEqual([part, value]);
        expect([part, all]).toEqual([part, { merchants: items.length, ...value }]);
      }
  }

  return { get, report, merchants, expectCounted };
}

/** Of a report's figures, how many there are of each that there is any of. */
export const countsOf = (figures: Values | undefined): Record<string, number> =>
  Object.fromEntries(
    Object.entries(figures ?? {}).flatMap(([figure, { count = 0 }]) => (count === 0 ? [] : [[figure, count] as const])),
  );

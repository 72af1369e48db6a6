import { describe, expect, it } from 'vitest';
import { listMetricsFaults, toMetrics } from './metrics-config.ts';

const TOKEN = 'abcdefghij-0123456789._~+/==';
const demo = { PORT: 3000, HOST: '0.0.0.0', COMPTOIR_DEMO: true };
const production = { ...demo, COMPTOIR_DEMO: false };

describe('metrics', () => {
  it('are nowhere unless a port or a token is set', () => {
    expect(toMetrics(demo)).toBeNull();
    expect(toMetrics({ ...production, METRICS_TOKEN: TOKEN })).toEqual({ port: null, token: TOKEN });
    expect(toMetrics({ ...production, METRICS_PORT: 9464, METRICS_TOKEN: TOKEN })).toEqual({
      port: 9464,
      token: TOKEN,
    });
  });

  it.each([
    `${TOKEN} `,
    ` ${TOKEN}`,
    `${TOKEN}\n`,
    'abcdefghij 0123456789abcdefgh',
    'too-short',
    'é'.repeat(30),
    'a'.repeat(203),
  ])('take no token that a header would not bring as it is: %j', (METRICS_TOKEN) => {
    expect(listMetricsFaults({ ...demo, METRICS_TOKEN })).toMatchObject([
      { names: ['METRICS_TOKEN'], verbs: ['is 24 to 200 letters, digits and signs of -._~+/', expect.anything()] },
    ]);
    expect(listMetricsFaults({ ...demo, METRICS_TOKEN: TOKEN })).toEqual([]);
  });

  it.each(['0.0.0.0', '::', '192.0.2.1', 'portal.example', '127.0.0.1.example'])(
    'are not open to all who reach %s, but in the demo',
    (HOST) => {
      expect(listMetricsFaults({ ...production, HOST, METRICS_PORT: 9464 })).toMatchObject([
        { names: ['METRICS_TOKEN'], verbs: [expect.stringContaining('is required when'), expect.anything()] },
      ]);
      expect(listMetricsFaults({ ...demo, HOST, METRICS_PORT: 9464 })).toEqual([]);
      expect(toMetrics({ ...demo, HOST, METRICS_PORT: 9464 })).toEqual({ port: 9464, token: null });
    },
  );

  it.each(['127.0.0.1', '127.8.0.1', '::1', 'localhost'])('need no token on this machine alone: %s', (HOST) => {
    expect(listMetricsFaults({ ...production, HOST, METRICS_PORT: 9464 })).toEqual([]);
    expect(toMetrics({ ...production, HOST, METRICS_PORT: 9464 })).toEqual({ port: 9464, token: null });
  });

  it('have a port of their own, or none', () => {
    expect(listMetricsFaults({ ...demo, METRICS_PORT: 3000 })).toMatchObject([{ names: ['METRICS_PORT'] }]);
    expect(listMetricsFaults({ ...demo, PORT: 0, METRICS_PORT: 0 })).toEqual([]);
    expect(toMetrics({ ...demo, PORT: 0, METRICS_PORT: 0 })).toEqual({ port: 0, token: null });
  });
});

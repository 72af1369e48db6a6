import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openMetrics } from './open-metrics.ts';
import { renderMetrics } from './render-metrics.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

interface Named {
  readonly name: string;
  readonly type: unknown;
  readonly labelNames?: readonly string[];
}

const metrics = openMetrics('0');
renderMetrics({
  metrics,
  facts: { read: async () => null, close: async () => {} },
  runner: { allowedTrials: (most) => most },
});
const registered = metrics.registry.getMetricsAsArray() as unknown as readonly Named[];

/** Rows of the one table of names: name, kind and labels. */
const ROW = /^\| `([a-z0-9_]+)` +\| (counter|gauge|histogram) +\|([^|]*)\|/gm;
const runbook = read('docs/runbook/metrics.md');
const described = [...runbook.matchAll(ROW)].map(([, name, kind, labels = '']) =>
  [name, kind, ...(labels.match(/\w+/g) ?? [])].join(' '),
);

const rules = read('deploy/prometheus/comptoir.rules.yaml');
const alerts = [...rules.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => name);

it('the runbook’s one table has every metric, with its kind and labels, and no other', () => {
  const made = registered.map(({ name, type, labelNames = [] }) => [name, String(type), ...labelNames].join(' '));
  expect(described.toSorted()).toEqual(made.toSorted());
  expect(described.length).toBeGreaterThan(50);
});

describe('alert rules', () => {
  it('ask for metrics that there are', () => {
    const names = new Set(registered.map(({ name }) => name));
    const used = [...rules.matchAll(/\b(?:comptoir|nodejs|process)_\w+/g)].map(([word]) => word);
    expect(used.length).toBeGreaterThan(20);
    const unknown = used.filter((word) => !names.has(word.replace(/_(?:bucket|count|sum)$/, '')) && !names.has(word));
    expect(unknown).toEqual([]);
  });

  it('ask for labels that their metrics have', () => {
    const labels = new Map(registered.map(({ name, labelNames = [] }) => [name, labelNames]));
    const asked = [...rules.matchAll(/\b(comptoir_\w+?)(?:_bucket|_count)?\{([^}]*)\}/g)];
    const unknown = asked.flatMap(([, name = '', filter = '']) =>
      [...filter.matchAll(/(\w+)[=!]~?=?"/g)]
        .map(([, label = '']) => label)
        .filter((label) => !labels.get(name)?.includes(label))
        .map((label) => `${name} ${label}`),
    );
    expect(asked.length).toBeGreaterThan(5);
    expect(unknown).toEqual([]);
  });

  it('lead to a chapter of the runbook each, and every chapter has one', () => {
    const chapters = [...runbook.matchAll(/^### (.+)$/gm)].map(([, title = '']) => slugOf(title));
    const named = [...rules.matchAll(/^ +runbook: docs\/runbook\/metrics\.md#(\S+)$/gm)].map(([, slug = '']) => slug);
    expect(named).toHaveLength(alerts.length);
    expect([...new Set(named)].toSorted()).toEqual(chapters.toSorted());
  });

  it('are tested each where it speaks and where it does not', () => {
    const [, ...cases] = read('deploy/prometheus/comptoir.rules.test.yaml').split('alertname: ');
    const found = cases.map(
      (text) => `${/^\w+/.exec(text)?.[0]} ${/exp_alerts: \[\]/.test(text) ? 'quiet' : 'speaks'}`,
    );
    expect(found.toSorted()).toEqual(alerts.flatMap((name) => [`${name} quiet`, `${name} speaks`]).toSorted());
  });
});

it('the files beside the rules name no setting that there is not', () => {
  const known = read('docs/runbook/settings.md');
  for (const file of readdirSync(path.join(ROOT, 'deploy/prometheus')))
    for (const [name] of read(`deploy/prometheus/${file}`).matchAll(/\b(?:METRICS|COMPTOIR)_[A-Z_]+\b/g))
      expect(known, `${file}: ${name}`).toContain(`\`${name}\``);
});

/** The anchor of a heading, as renderers of Markdown make it. */
const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\d -]/gu, '')
    .replaceAll(' ', '-');

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { withoutDarkScheme } from '../../build/drop-dark-scheme.ts';

const { resolve } = createRequire(import.meta.url);
const styles = readFileSync(resolve('@mantine/core/styles/Input.css'), 'utf8');

it('is left out of the library’s styles, and nothing else', () => {
  const kept = withoutDarkScheme(styles);
  expect(styles).toContain("[data-mantine-color-scheme='dark']");
  expect(kept).not.toContain("[data-mantine-color-scheme='dark']");
  const rules = (text: string): number => text.split('{').length - 1;
  expect(rules(kept)).toBe(rules(styles) - styles.split("[data-mantine-color-scheme='dark']").length + 1);
  expect(kept).toContain("[data-mantine-color-scheme='light']");
});

it('stays where a rule is for the light one as well', () => {
  const both = ".a,\n[data-mantine-color-scheme='dark'] .b { color: red; }";
  expect(withoutDarkScheme(both)).toBe(both);
});

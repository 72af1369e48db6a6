import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../../**/*.tsx', '!../../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const FIELD =
  /<(?:input|textarea|select|TextInput|Textarea|NativeSelect|NumberInput|PasswordInput|PasswordField|CheckField)\b/g;

/** Fields of no form: filters, switches, what is read or typed for oneself. */
const NO_FORM = /\/ui\/|filter|SearchField/;

/** The attributes of an element, up to the end of its opening tag, which an arrow between braces is not. */
function attributesAt(source: string, start: number): string {
  let depth = 0;
  for (let end = start; end < source.length; end += 1) {
    if (source[end] === '{') depth += 1;
    if (source[end] === '}') depth -= 1;
    if (source[end] === '>' && depth === 0) return source.slice(start, end);
  }
  return source.slice(start);
}

it('every field of a form says whether it is required, or is told by what it is given', () => {
  const silent = Object.entries(sources).flatMap(([path, source]) =>
    NO_FORM.test(path)
      ? []
      : [...source.matchAll(FIELD)]
          .map(({ index }) => attributesAt(source, index))
          .filter((attributes) => !/\brequired\b|\{\.\.\.|readOnly|\bhidden\b/.test(attributes))
          .map((attributes) => `${path}: ${attributes.replaceAll(/\s+/g, ' ').slice(0, 90)}`),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  expect(silent).toEqual([]);
});

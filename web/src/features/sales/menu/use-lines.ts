import { useGoTo } from '../../../lib/use-go-to.ts';

/** Lines that are added, changed and taken away by their keys; the focus goes to a new one, and to the button after one is gone. */
export function useLines<Line extends { readonly key: string }>(
  lines: readonly Line[],
  onChange: (lines: readonly Line[]) => void,
) {
  const { frame, goTo } = useGoTo();
  return {
    frame,
    add: (line: Line): void => {
      onChange([...lines, line]);
      goTo(`[data-key="${line.key}"] input`);
    },
    remove: (key: string): void => {
      onChange(lines.filter((one) => one.key !== key));
      goTo('[data-add]');
    },
    set: (key: string, parts: Partial<Line>): void =>
      onChange(lines.map((one) => (one.key === key ? { ...one, ...parts } : one))),
  };
}

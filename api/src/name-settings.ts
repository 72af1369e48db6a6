/** A clause about settings, or none. `verbs`: of one, of several. */
export function nameSettings(names: readonly string[], [one, several]: readonly [string, string]): string[] {
  const [first, ...others] = names;
  if (first === undefined) return [];
  return [others.length === 0 ? `The setting ${first} ${one}` : `The settings ${names.join(', ')} ${several}`];
}

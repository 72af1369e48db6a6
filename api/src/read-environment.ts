/** Settings as they are given: by name, without those that are empty. */
export type Given = Readonly<Record<string, string>>;

/**
 * Reads the environment without what surrounds a value: a secret that was kept in a file ends in a line break, which no setting means,
 * and an empty one counts as missing.
 */
export const readEnvironment = (env: Readonly<Record<string, string | undefined>>): Given =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => {
      const text = value?.trim() ?? '';
      return text === '' ? [] : [[name, text]];
    }),
  );

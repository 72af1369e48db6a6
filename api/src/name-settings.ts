/** Settings with one fault in common. `verbs`: a clause about one of them, about several. */
export interface SettingFault {
  readonly names: readonly string[];
  readonly verbs: readonly [string, string];
  /** A setting that this follows from: where that one is wrong itself, nothing is known. */
  readonly under?: string;
}

/** A clause about settings, or none. */
export function nameSettings({ names, verbs: [one, several] }: Omit<SettingFault, 'under'>): string[] {
  const [first, ...others] = names;
  if (first === undefined) return [];
  return [others.length === 0 ? `The setting ${first} ${one}` : `The settings ${names.join(', ')} ${several}`];
}

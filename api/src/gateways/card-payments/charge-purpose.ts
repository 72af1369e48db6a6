/** Purpose of a charge. The provider keeps it with the charge: a database put back to an older copy learns of it there. */
export interface ChargePurpose {
  readonly merchantId: string;
  /** Days, `YYYY-MM-DD`; the second is the first no longer covered. */
  readonly periodStartsOn: string;
  readonly periodEndsOn: string;
  /** Ordinal of the charge among those of its invoice. */
  readonly ordinal: number;
}

/** A purpose as one line of text, the shortest that any provider has room for. */
export const writePurpose = ({ merchantId, periodStartsOn, periodEndsOn, ordinal }: ChargePurpose): string =>
  `${merchantId} ${periodStartsOn}/${periodEndsOn} ${ordinal}`;

const PURPOSE =
  /(?<merchantId>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) (?<startsOn>\d{4}-\d{2}-\d{2})\/(?<endsOn>\d{4}-\d{2}-\d{2}) (?<ordinal>\d{1,6})/;

/** The purpose that a text states, also with other words around it; null when it says none. */
export function readPurpose(text: string | null | undefined): ChargePurpose | null {
  const { merchantId, startsOn, endsOn, ordinal } = PURPOSE.exec(text ?? '')?.groups ?? {};
  if (!merchantId || !startsOn || !endsOn || !ordinal) return null;
  return { merchantId, periodStartsOn: startsOn, periodEndsOn: endsOn, ordinal: Number(ordinal) };
}

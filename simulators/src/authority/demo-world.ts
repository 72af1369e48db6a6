import type { JournalEntry } from './state/journal-entry.ts';

/** World that the authority knows at its first start: the vendor's product, its server, and the first merchant. */
export const DEMO_WORLD: JournalEntry = {
  kind: 'registered',
  versions: [
    {
      idPartn: '00000000000AB0FF',
      idSev: '00000000000AB001',
      idVersi: '00000000000AB101',
      codCertif: 'FOB201999999',
      versi: '1.0.0',
    },
  ],
  servers: [{ code: 'S7R2-V5E8', cn: '1234567890' }],
  operators: [
    {
      qst: '4071234567TQ0001',
      gst: '812345676RT0001',
      fileNumber: 'ER0042',
      authorizationCode: 'K4M7-R2T9',
      cn: '4071234567',
      zone: 'America/Montreal',
    },
  ],
};

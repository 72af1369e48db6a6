/** Fields of a bill that are kept in memory; its text stays on disk, at `offset`. */
export interface ReceivedTransaction {
  receivedAt: string;
  environment: string;
  deviceNumber: string;
  idSev: string;
  qst: string;
  noTrans: string;
  datTrans: string;
  modImpr: string;
  /** The instant of `datTrans`, in milliseconds: local times repeat when clocks go back. */
  madeAt: number;
  actu: string;
  preced: string;
  thumbprint: string;
  /** Given to a bill sent directly; null for one that came in a lot. */
  psiNoTrans: string | null;
  psiDatTrans: string;
  noLot: string | null;
  /** True when its signature was verified. */
  verified: boolean;
  /** Ids of the errors it was received with. */
  errors: string[];
  offset: number;
  length: number;
  resends: number;
}

/** Fields that make two received bills one and the same. */
export type TransactionIdentity = Pick<
  ReceivedTransaction,
  'environment' | 'deviceNumber' | 'idSev' | 'qst' | 'noTrans' | 'datTrans' | 'modImpr' | 'actu'
>;

export function transactionKey(t: TransactionIdentity): string {
  return [chainKey(t), t.noTrans, t.datTrans, t.modImpr, t.actu].join('|');
}

/** A chain belongs to one device of one operator, in one product and environment. */
export function chainKey(t: Pick<TransactionIdentity, 'environment' | 'deviceNumber' | 'idSev' | 'qst'>): string {
  return [t.environment, t.deviceNumber, t.idSev, t.qst].join('|');
}

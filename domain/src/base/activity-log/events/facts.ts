import type { Cents } from '../../amounts/cents.ts';
import type { DeclarationReason } from './declaration-reason.ts';

/** Facts of a bill's log entry: its number and its total in cents. */
export interface BillFacts {
  readonly noTrans: string;
  readonly totalCents: Cents;
}

/** An error of the authority as the log keeps it. */
export interface AuthorityErrorFacts {
  readonly id: string;
  readonly codRetour: string | null;
}

/** The person an event is about, by their email. */
export interface PersonFacts {
  readonly email: string;
}

/** A person with the address that they gave up. */
export interface JoinedFacts extends PersonFacts {
  readonly formerEmail: string;
}

/** An invoice for the plan: its number and an amount in cents. */
export interface InvoiceFacts {
  readonly number: string;
  readonly totalCents: Cents;
}

/** Former and new price of a month of the plan, before taxes. */
export interface PriceFacts {
  readonly fromCents: Cents;
  readonly toCents: Cents;
}

/** A saved card, as far as it may be shown; null as long as the provider has not described it. */
export interface CardFacts {
  readonly brand: string | null;
  readonly last4: string | null;
}

/** A till by its number at the authority. */
export interface TillFacts {
  readonly deviceNumber: string;
}

/** An employee of the merchant, by the name that the authority knows. */
export interface EmployeeFacts {
  readonly name: string;
}

/** A technician's visit; `startsAt` is an ISO instant. */
export interface AppointmentFacts {
  readonly startsAt: string;
}

/** Someone who sells regularly in a bar without being it, by name, and what became of their contract. */
export interface ThirdPartyFacts {
  readonly thirdParty: string;
  readonly contract: DeclarationReason;
}

/** A revision of an estimate by its number, and who wrote it down; null for what a customer did. */
export interface EstimateFacts {
  readonly number: string;
  readonly revision: number;
  readonly email: string | null;
}

/** A contract by its number. */
export interface ContractFacts {
  readonly number: string;
}

/** An entry of the menu by its code, what was done to it, and who did it. */
export interface MenuEntryFacts {
  readonly code: string;
  readonly change: 'added' | 'changed' | 'removed';
  readonly email: string;
}

/** Items of a file that were taken into the menu, lines that were refused, by their number, and the person who had it done. */
export interface MenuFileFacts {
  readonly added: number;
  readonly changed: number;
  readonly refused: number;
  readonly email: string;
}

/** Facts of an event that needs none. */
export type NoFacts = Readonly<Record<string, never>>;

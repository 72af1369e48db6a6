import type { z } from 'zod';
import type { Endpoint } from '../../endpoint.ts';

/** One call as it may be: what is sent and what is answered. */
export interface Example {
  readonly query?: object;
  readonly body?: unknown;
  readonly reply?: unknown;
}

/** A value that an example only states: nothing of it is changed. */
type Stated<T> = T extends readonly (infer Item)[]
  ? readonly Stated<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Stated<T[Key]> }
    : T;

type Query<E extends Endpoint> = { readonly query?: Stated<z.input<E['query']>> };

/** A body that may be left out needs no example. */
type Body<E extends Endpoint> =
  Record<string, never> extends z.input<E['body']>
    ? { readonly body?: Stated<z.input<E['body']>> }
    : { readonly body: Stated<z.input<E['body']>> };

/** Nor does a reply without a body, or one that is a file. */
type Reply<E extends Endpoint> =
  z.output<E['reply']> extends null ? { readonly reply?: string } : { readonly reply: Stated<z.output<E['reply']>> };

/** The example of a call, by its schemas. */
type ExampleOf<E extends Endpoint> = Query<E> & Body<E> & Reply<E>;

/** An example for every call that a module of the contract exports. */
export type ExamplesOf<Module> = {
  readonly [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: Module[Name] extends Endpoint
    ? ExampleOf<Module[Name]>
    : never;
};

import { describe, expect, it } from 'vitest';
import { printAddress, printPostalCode } from './print-address.ts';

const PLACE = { civicNumber: '200-45', street: 'rue du Port', city: 'Québec', postalCode: 'G1K3Z4' };

describe('the address on a document', () => {
  it('has the street on one line, and the city with its postal code on the next', () => {
    expect(printAddress(PLACE)).toEqual(['200-45 rue du Port', 'Québec (Québec) G1K 3Z4']);
  });

  it.each([
    [{ civicNumber: null }, ['rue du Port', 'Québec (Québec) G1K 3Z4']],
    [{ postalCode: null }, ['200-45 rue du Port', 'Québec (Québec)']],
    [{ city: null }, ['200-45 rue du Port']],
    [{ civicNumber: null, street: null, city: null }, []],
  ])('leaves out what is not known: %j', (unknown, lines) => {
    expect(printAddress({ ...PLACE, ...unknown })).toEqual(lines);
  });

  it('writes a postal code with its space, and what is none as it is', () => {
    expect(['G1K3Z4', 'G1K 3Z4', '90210'].map(printPostalCode)).toEqual(['G1K 3Z4', 'G1K 3Z4', '90210']);
  });
});

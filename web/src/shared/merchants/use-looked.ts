import { useSearch } from '@tanstack/react-router';
import { lookedAt } from '../queries/looked-at.ts';

/** Returns the merchants that the address of an overview looks at. */
export const useLooked = () => lookedAt(useSearch({ strict: false }));

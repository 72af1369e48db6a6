import { useQuery } from '@tanstack/react-query';
import { partnersQuery } from '../../../shared/queries/people.ts';

export const usePartners = () => useQuery(partnersQuery());

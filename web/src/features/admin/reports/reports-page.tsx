import { useSearch } from '@tanstack/react-router';
import { RevenueReport } from './revenue-report.tsx';
import { TransmissionReport } from './transmission-report.tsx';

/** What administrators report on, a section each; which one is in the address. */
export function ReportsPage() {
  const { section } = useSearch({ strict: false });
  return section === 'revenue' ? <RevenueReport /> : <TransmissionReport />;
}

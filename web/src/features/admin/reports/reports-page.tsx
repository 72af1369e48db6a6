import { useSearch } from '@tanstack/react-router';
import { FigureReport } from './figure-report.tsx';
import { TransmissionReport } from './transmission-report.tsx';

/** What administrators report on, a section each; which one is in the address. */
export function ReportsPage() {
  const { section } = useSearch({ strict: false });
  return section ? <FigureReport key={section} name={section} /> : <TransmissionReport />;
}

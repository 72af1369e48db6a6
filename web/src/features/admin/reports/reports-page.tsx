import { useSearch } from '@tanstack/react-router';
import { FigureReport } from './figure-report.tsx';
import { TransmissionReport } from './transmission-report.tsx';

/** Reports for administrators, a section each; the address names the one shown. */
export function ReportsPage() {
  const { section } = useSearch({ strict: false });
  return section ? <FigureReport key={section} name={section} /> : <TransmissionReport />;
}

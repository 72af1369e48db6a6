import { useTranslations } from 'use-intl';
import type { FigureSectionName } from '@comptoir/domain/figure-sections';
import { fetchFigureFile, type FigureQuery } from '../../../shared/queries/figures.ts';
import { SaveButton } from '../../../shared/reports/save-button.tsx';

interface FigureDownloadsProps {
  readonly name: FigureSectionName;
  readonly query: FigureQuery;
}

/** The report as a file, whose figures are those of the screen. */
export function FigureDownloads({ name, query }: FigureDownloadsProps) {
  const t = useTranslations('figures.download');
  const fetchFile = (format: 'csv' | 'xlsx' | 'pdf') => () => fetchFigureFile(name, { ...query, format });
  return (
    <>
      <SaveButton label={t('csv')} fetchFile={fetchFile('csv')} />
      <SaveButton label={t('xlsx')} fetchFile={fetchFile('xlsx')} />
      <SaveButton label={t('pdf')} fetchFile={fetchFile('pdf')} />
    </>
  );
}

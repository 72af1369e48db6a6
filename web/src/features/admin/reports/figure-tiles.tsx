import type { ShownColumn } from '@comptoir/domain/base/figures/report-section';
import { useTranslations } from 'use-intl';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import type { FigureSectionName } from '@comptoir/domain/figure-sections';
import type { ShownReport } from '../../../shared/queries/figures.ts';
import { StatTile, StatTiles } from '../../../ui/stat-tile.tsx';
import { amountOf, sectionOf, useFigureWords } from './use-figure-words.ts';

interface FigureTilesProps {
  readonly name: FigureSectionName;
  readonly report: ShownReport | undefined;
}

/** The figures looked at first, each with the period before. */
export function FigureTiles({ name, report }: FigureTilesProps) {
  const t = useTranslations('figures.tiles');
  const language = useLanguage();
  const { figure, value } = useFigureWords(name);
  const hintOf = (column: ShownColumn): string => {
    if (!report) return '';
    const before = value(column, amountOf(report.totalBefore, column));
    const number = formatNumber(report.total[column.figure]?.count ?? 0, language);
    return column.shows === 'count' ? t('before', { before }) : t('counted', { number, before });
  };
  return (
    <StatTiles isEven>
      {sectionOf(name).layout.tiles.map((column) => (
        <StatTile
          key={column.figure}
          label={figure(column.figure)}
          value={report && value(column, amountOf(report.total, column))}
          hint={hintOf(column)}
        />
      ))}
    </StatTiles>
  );
}

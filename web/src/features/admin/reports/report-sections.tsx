import { Link, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { FIGURE_SECTIONS, type FigureSectionName } from '@comptoir/domain/figure-sections';
import styles from '../../../ui/tabs.module.css';

/** Sections of the reports, a tab each; the period goes along. */
export function ReportSections() {
  const t = useTranslations('reports.sections');
  const language = useLanguage();
  const { from, to, section } = useSearch({ strict: false });
  const period = from && to ? { from, to } : {};
  const tab = (name: FigureSectionName | undefined, label: string) => (
    <Link
      key={label}
      to="/reports"
      search={{ ...period, ...(name ? { section: name } : {}) }}
      // all are the same path: only what is chosen is current
      activeOptions={{ exact: true }}
      aria-current={section === name ? 'page' : undefined}
      ref={section === name ? showTab : undefined}
      className={styles.tab}
    >
      {label}
    </Link>
  );
  return (
    <nav className={styles.tabs} aria-label={t('label')}>
      {tab(undefined, t('transmissions'))}
      {(Object.keys(FIGURE_SECTIONS) as FigureSectionName[]).map((name) =>
        tab(name, FIGURE_SECTIONS[name].words[language].title),
      )}
    </nav>
  );
}

/** Scrolls the line of tabs, and nothing else, to the current one. */
const showTab = (tab: HTMLElement | null): void => {
  const line = tab?.parentElement;
  if (!tab || !line) return;
  const [from, to] = [tab.offsetLeft - line.offsetLeft, tab.offsetLeft - line.offsetLeft + tab.offsetWidth];
  if (from < line.scrollLeft || to > line.scrollLeft + line.clientWidth)
    line.scrollLeft = from - (line.clientWidth - tab.offsetWidth) / 2;
};

import type { MessageTemplateView } from '@comptoir/contract/people/message-templates';
import { useTranslations } from 'use-intl';
import { formatDay } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useWholeList } from '../../../shared/lists/use-whole-list.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';
import type { OpenedTemplate } from './templates-page.tsx';

interface TemplatesTableProps {
  readonly templates: readonly MessageTemplateView[];
  readonly onOpen: (opened: OpenedTemplate) => void;
}

/** Templates with their subjects, and who changed them last; nothing is done with one that is retired. */
export function TemplatesTable({ templates, onOpen }: TemplatesTableProps) {
  const t = useTranslations('messageTemplates');
  const tUi = useTranslations('ui');
  const columns = useColumns();
  const list = useWholeList(templates, columns);
  return (
    <DataTable
      {...list}
      caption={t('title')}
      columns={columns}
      idOf={({ id }) => id}
      renderActions={(template) =>
        template.retiredAt ? null : (
          <Menu
            label={tUi('actionsOn', { name: template.name })}
            entries={(['write', 'retire'] as const).map((act) => ({
              key: act,
              label: t(`acts.${act}`),
              isGrave: act === 'retire',
            }))}
            onChoose={(act) => onOpen({ act, template })}
          />
        )
      }
    />
  );
}

function useColumns(): Column<MessageTemplateView>[] {
  const t = useTranslations('messageTemplates');
  const language = useLanguage();
  const subjectOf = ({ subjectFr, subjectEn }: MessageTemplateView): string =>
    language === 'fr' ? subjectFr : subjectEn;
  return [
    { key: 'name', header: t('columns.name'), phone: 'primary', sortBy: ({ name }) => name, cell: ({ name }) => name },
    {
      key: 'state',
      header: t('columns.state'),
      keeps: true,
      phone: 'primary',
      sortBy: ({ retiredAt }) => (retiredAt ? 1 : 0),
      cell: ({ retiredAt }) => (
        <StatusBadge tone={retiredAt ? 'neutral' : 'success'}>
          {t(retiredAt ? 'states.retired' : 'states.used')}
        </StatusBadge>
      ),
    },
    { key: 'subject', header: t('columns.subject'), grows: true, phone: 'secondary', cell: subjectOf },
    {
      key: 'changedAt',
      header: t('columns.changedAt'),
      keeps: true,
      phone: 'secondary',
      sortBy: ({ changedAt }) => changedAt,
      cell: ({ changedAt }) => formatDay(new Date(changedAt), { language, timeZone: 'America/Montreal' }),
    },
    {
      key: 'changedBy',
      header: t('columns.changedBy'),
      phone: 'secondary',
      sortBy: ({ changedBy }) => changedBy,
      cell: ({ changedBy }) => changedBy,
    },
  ];
}

import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Section } from '../../../ui/section.tsx';
import { ViewSwitch } from '../../../ui/view-switch.tsx';
import { Row } from '../../../ui/layout.tsx';
import { SalesByDay } from './sales-by-day.tsx';
import { SalesByHour } from './sales-by-hour.tsx';
import { MEASURES, type Measure } from './use-measure.ts';

const SPANS = ['30', '90', 'today'] as const;

/** Latest sales beside the time before: a picture, and the way to the report behind it. */
export function SalesSection() {
  const t = useTranslations('dashboard.sales');
  const [span, setSpan] = useState<(typeof SPANS)[number]>('30');
  const [measure, setMeasure] = useState<Measure>('amount');
  return (
    <Section title={t('title')} aside={<Link to="/sales/reports">{t('report')}</Link>}>
      <Row gap="lg" align="stretch" justify="between">
        <ViewSwitch
          label={t('span')}
          views={SPANS.map((name) => ({ view: name, label: t(`spans.${name}`) }))}
          shown={span}
          onShow={setSpan}
        />
        <ViewSwitch
          label={t('measure')}
          views={MEASURES.map((name) => ({ view: name, label: t(`measures.${name}`) }))}
          shown={measure}
          onShow={setMeasure}
        />
      </Row>
      {span === 'today' ? <SalesByHour measure={measure} /> : <SalesByDay measure={measure} count={Number(span)} />}
    </Section>
  );
}

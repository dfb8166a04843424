import type { TransparencyFigure, TransparencySection } from '@settlement-help/contract';
import type { ReactNode } from 'react';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import { RuledSection } from '../../../patterns/RuledSection/RuledSection.tsx';
import { Inline, Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Table } from '../../../primitives/content/Table/Table.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { Skeleton, SkeletonGroup } from '../../../primitives/feedback/Skeleton/Skeleton.tsx';
import { Select } from '../../../primitives/forms/Select/Select.tsx';
import { useMessages } from '../../hooks/useMessages.ts';

export interface TransparencyPageProps {
  /** The figures of all years, latest year first. Undefined while they are loading. */
  figures: readonly TransparencyFigure[] | undefined;
  /** Shown in place of the figures if they could not be loaded. */
  failure?: ReactNode;
  /** The selected year. @default the latest year */
  year?: number | undefined;
  onYearChange: (year: number) => void;
  /** The address of the CSV file. */
  csvHref: string;
}

/** The yearly figures about moderation (Digital Services Act, Art. 15 and 24). */
export function TransparencyPage({ figures, failure, ...props }: TransparencyPageProps) {
  const messages = useMessages('transparency');
  return (
    <Page title={messages.title} lead={messages.lead}>
      {failure ??
        (figures ? (
          <Years figures={figures} {...props} />
        ) : (
          <SkeletonGroup>
            <Skeleton lines={6} />
          </SkeletonGroup>
        ))}
    </Page>
  );
}

type YearsProps = Omit<TransparencyPageProps, 'figures' | 'failure'> & {
  figures: readonly TransparencyFigure[];
};

function Years({ figures, year: selected, onYearChange, csvHref }: YearsProps) {
  const messages = useMessages('transparency');
  const years = [...new Set(figures.map(({ year }) => year))];
  const year = years.find((one) => one === selected) ?? years[0];
  const shown = figures.filter((figure) => figure.year === year);
  return (
    <Stack gap={6}>
      <Inline gap={4} align="end">
        {years.length > 1 && (
          <Select
            label={messages.year}
            value={String(year)}
            onValueChange={(value) => onYearChange(Number(value))}
            options={years.map((one) => ({ value: String(one), label: String(one) }))}
          />
        )}
        <a href={csvHref} download>
          {messages.download}
        </a>
      </Inline>
      <YearFigures key={year} year={String(year)} figures={shown} />
    </Stack>
  );
}

interface YearFiguresProps {
  year: string;
  figures: readonly TransparencyFigure[];
}

function YearFigures({ year, figures }: YearFiguresProps) {
  const messages = useMessages('transparency');
  const { section: titles } = messages;
  const of = (section: TransparencySection) => figures.filter((figure) => figure.section === section);
  const counted = figures.filter(({ section }) => section !== 'monthly_users');
  if (counted.every(({ count, section }) => count === 0 && section !== 'hours_to_decide')) {
    return (
      <Stack gap={6}>
        <Text>{messages.empty({ year })}</Text>
        <MonthlyUsers figures={of('monthly_users')} />
      </Stack>
    );
  }
  const [median] = of('hours_to_decide');
  return (
    <div>
      <FigureSection title={titles.reports} figures={of('reports')} />
      <FigureSection title={titles.decisions} figures={of('decisions')} outcome={messages.decision} />
      <RuledSection title={titles.hours_to_decide}>
        <p>{median ? messages.hours({ hours: median.count }) : messages.undecided}</p>
      </RuledSection>
      <RuledSection title={titles.automated}>
        <p>{messages.automated}</p>
      </RuledSection>
      <FigureSection
        title={titles.own_initiative}
        hint={messages.ownInitiativeHint}
        figures={of('own_initiative')}
        outcome={messages.outcome}
      />
      <FigureSection title={titles.suspensions} figures={of('suspensions')} outcome={messages.outcome} />
      <FigureSection title={titles.objections} figures={of('objections')} outcome={messages.outcome} />
      <FigureSection title={titles.disputes} figures={of('disputes')} outcome={messages.outcome} />
      <MonthlyUsers figures={of('monthly_users')} />
    </div>
  );
}

interface FigureSectionProps {
  title: string;
  hint?: string;
  figures: readonly TransparencyFigure[];
  /** Label of the column with the outcomes. @default no such column */
  outcome?: string;
}

function FigureSection({ title, hint, figures, outcome: outcomeLabel }: FigureSectionProps) {
  const messages = useMessages('transparency');
  const { reason: grounds } = useMessages('moderation');
  const format = useFormats();
  const rows = figures.filter(({ count }) => count > 0);
  const hasGrounds = rows.some(({ ground }) => ground !== null);
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <RuledSection title={title} hint={hint ?? (rows.length > 1 && messages.total({ count: total }))}>
      {rows.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <Table
          caption={title}
          captionHidden
          rows={rows}
          rowKey={({ ground, outcome }) => `${outcome} ${ground}`}
          columns={[
            ...(outcomeLabel === undefined
              ? []
              : [
                  {
                    key: 'outcome',
                    label: outcomeLabel,
                    cell: ({ outcome }: TransparencyFigure) =>
                      outcome && messages.outcomes[outcome as keyof typeof messages.outcomes],
                  },
                ]),
            ...(hasGrounds
              ? [
                  {
                    key: 'ground',
                    label: messages.ground,
                    cell: ({ ground }: TransparencyFigure) => (ground ? grounds[ground] : messages.noGround),
                  },
                ]
              : []),
            {
              key: 'number',
              label: messages.number,
              numeric: true,
              cell: ({ count }) => format.number(count),
            },
          ]}
        />
      )}
    </RuledSection>
  );
}

function MonthlyUsers({ figures }: { figures: readonly TransparencyFigure[] }) {
  const messages = useMessages('transparency');
  const find = (outcome: TransparencyFigure['outcome']) =>
    figures.find((figure) => figure.outcome === outcome)?.count;
  const users = find('average');
  return (
    <RuledSection title={messages.section.monthly_users} hint={messages.monthlyHint}>
      <p>
        {users === undefined
          ? messages.notCounted
          : messages.monthly({ count: users, months: find('months') ?? 0 })}
      </p>
    </RuledSection>
  );
}

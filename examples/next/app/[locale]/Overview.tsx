import {
  Accordion,
  AccordionItem,
  Badge,
  ButtonLink,
  Card,
  CardBand,
  CardBody,
  Heading,
  Inline,
  ListRow,
  NotificationBanner,
  Stack,
  SummaryList,
  Text,
} from '@settlement-help/ui';
import { createFormats } from '@settlement-help/ui/messages';
import { vars } from '@settlement-help/ui/tokens';
import { ArrowRight, FileText } from 'lucide';
import { type Locale, texts } from '../texts.ts';

/** A server component: texts, formats and tokens need no browser. */
export function Overview({ locale }: { locale: Locale }) {
  const { pages, home: t } = texts[locale];
  const { number, day } = createFormats(locale);
  return (
    <Stack gap={6} style={{ paddingBlockEnd: vars.space[8] }}>
      <NotificationBanner tone="info">{t.closed(day('2026-12-24'))}</NotificationBanner>
      <div>
        <Heading level={1}>{pages.home}</Heading>
        <Text variant="lead">{t.arrived(number(1200))}</Text>
      </div>
      <Card as="section" raised>
        <CardBody>
          <Stack>
            <Inline gap={2}>
              <Heading level={2}>{t.benefit}</Heading>
              <Badge tone="warning">{t.due}</Badge>
            </Inline>
            <SummaryList
              items={[
                {
                  term: t.rent,
                  answer: `${number(1234.5)} €`,
                  href: `/${locale}/apply`,
                  action: t.change,
                },
                {
                  term: t.movedIn,
                  answer: day('2026-03-01'),
                  href: `/${locale}/apply`,
                  action: t.change,
                },
                { term: t.household, href: `/${locale}/people`, action: t.answer },
              ]}
            />
          </Stack>
        </CardBody>
        <CardBand>
          <ButtonLink href={`/${locale}/apply`} iconEnd={ArrowRight}>
            {pages.apply}
          </ButtonLink>
        </CardBand>
      </Card>
      <section>
        <Heading level={2}>{t.documents}</Heading>
        <ul role="list">
          <ListRow icon={FileText}>{t.lease}</ListRow>
          <ListRow icon={FileText}>{t.proof}</ListRow>
        </ul>
      </section>
      <section>
        <Heading level={2}>{t.questions}</Heading>
        <Accordion>
          <AccordionItem value="cost" title={t.cost}>
            {t.costAnswer}
          </AccordionItem>
          <AccordionItem value="time" title={t.time}>
            {t.timeAnswer}
          </AccordionItem>
        </Accordion>
      </section>
    </Stack>
  );
}

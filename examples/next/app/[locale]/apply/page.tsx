import { BackLink, Heading, Stack } from '@settlement-help/ui';
import { type LocaleProps, localeOf } from '../../locale.ts';
import { texts } from '../../texts.ts';
import { ApplyForm } from './ApplyForm.tsx';

export default async function Apply({ params }: LocaleProps) {
  const locale = await localeOf(params);
  const { pages } = texts[locale];
  return (
    <Stack>
      <BackLink href={`/${locale}`}>{pages.home}</BackLink>
      <Heading level={1}>{pages.apply}</Heading>
      <ApplyForm locale={locale} />
    </Stack>
  );
}

import type { Letter, StepGuide } from '@settlement-help/contract';
import type { ReactNode } from 'react';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { Section } from './Section.tsx';

interface SourcesProps {
  of: Pick<StepGuide | Letter, 'laws' | 'sources' | 'verified_on' | 'review_by'>;
  language: string;
  children?: ReactNode;
}

export function Sources({ of: { laws, sources, verified_on, review_by }, language, children }: SourcesProps) {
  const messages = useMessages('guide');
  return (
    <Section title={messages.sources}>
      <Stack as="ul" gap={2} role="list">
        {laws.map(({ name, url }) => (
          <li key={name}>
            {url ? (
              <Link href={url} external>
                <bdi lang={language}>{name}</bdi>
              </Link>
            ) : (
              <bdi lang={language}>{name}</bdi>
            )}
          </li>
        ))}
        {sources.map(({ title, authority, url, is_exact }) => (
          <li key={title}>
            <Link href={url} external>
              <bdi lang={language}>{is_exact ? title : authority}</bdi>
            </Link>{' '}
            <Text variant="note" lang={is_exact ? language : undefined}>
              {is_exact ? authority : messages.lookFor({ title })}
            </Text>
          </li>
        ))}
      </Stack>
      <Text variant="small">
        {verified_on
          ? messages.checked({ verified: verified_on, review: review_by })
          : messages.notChecked({ review: review_by })}
      </Text>
      {children}
    </Section>
  );
}

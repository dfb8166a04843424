import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { BackLink } from '../../primitives/actions/BackLink/BackLink.tsx';
import { Button } from '../../primitives/actions/Button/Button.tsx';
import { Heading } from '../../primitives/content/Heading/Heading.tsx';
import { Inline, Stack } from '../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../primitives/content/Text/Text.tsx';
import { cx } from '../../styles/cx.ts';
import * as styles from './QuestionPage.css.ts';

export interface QuestionPageProps extends Omit<ComponentProps<'div'>, 'title' | 'onSubmit'> {
  /** The question, as the `<h1>`. The control repeats it as its hidden label. */
  title: string;
  hint?: ReactNode;
  /** Such as "Question 2 of 7". */
  position?: string | undefined;
  back: { href: string; label: string };
  children: ReactNode;
  submitLabel: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Continues without an answer, such as "Not sure". */
  skip?: { label: string; onSkip: () => void; isPending: boolean } | undefined;
  isPending?: boolean | undefined;
}

/** A screen with one question that can be answered or skipped. */
export function QuestionPage({
  title,
  hint,
  position,
  back,
  children,
  submitLabel,
  onSubmit,
  skip,
  isPending = false,
  className,
  ...props
}: QuestionPageProps) {
  return (
    <Stack data-part="question-page" gap={6} {...props} className={cx(styles.page, className)}>
      <BackLink href={back.href}>{back.label}</BackLink>
      <Stack gap={2}>
        {position && (
          <Text data-part="question-page-position" variant="small">
            {position}
          </Text>
        )}
        <Heading data-part="question-page-title" level={1} variant="panel">
          {title}
        </Heading>
        {hint != null && (
          <Text data-part="question-page-hint" variant="muted">
            {hint}
          </Text>
        )}
      </Stack>
      <Stack data-part="question-page-form" as="form" gap={8} noValidate onSubmit={onSubmit}>
        {children}
        <Inline data-part="question-page-actions">
          <Button type="submit" loading={isPending}>
            {submitLabel}
          </Button>
          {skip && (
            <Button variant="secondary" loading={skip.isPending} onClick={skip.onSkip}>
              {skip.label}
            </Button>
          )}
        </Inline>
      </Stack>
    </Stack>
  );
}

import { useMessages } from '../../internal/UiProvider.tsx';
import { ButtonLink } from '../../primitives/Button/Button.tsx';
import { Page } from '../Page/Page.tsx';

export interface QuestionNotFoundProps {
  /** Address of the forum. */
  backHref: string;
}

/** 'Question not found', and the way back to the forum (§8 Forum). */
export function QuestionNotFound({ backHref }: QuestionNotFoundProps) {
  const messages = useMessages('forum');
  return (
    <Page title={messages.notFound} lead={messages.notFoundText}>
      <div>
        <ButtonLink href={backHref}>{messages.back}</ButtonLink>
      </div>
    </Page>
  );
}

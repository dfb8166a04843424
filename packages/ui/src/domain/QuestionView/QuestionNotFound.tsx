import { useMessages } from '../../internal/UiProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Page } from '../Page/Page.tsx';

export interface QuestionNotFoundProps {
  /** Goes back to the forum. */
  onBack: () => void;
}

/** 'Question not found', and the way back to the forum (§8 Forum). */
export function QuestionNotFound({ onBack }: QuestionNotFoundProps) {
  const messages = useMessages('forum');
  return (
    <Page title={messages.notFound} lead={messages.notFoundText}>
      <div>
        <Button onClick={onBack}>{messages.back}</Button>
      </div>
    </Page>
  );
}

import { Page } from '../../../patterns/Page/Page.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { SignpostScene } from '../../shell/Scene/SignpostScene.tsx';

export interface QuestionNotFoundProps {
  onBack: () => void;
}

/** 'Question not found' with a way back to the forum (§8 Forum). */
export function QuestionNotFound({ onBack }: QuestionNotFoundProps) {
  const messages = useMessages('forum');
  return (
    <Page title={messages.notFound} lead={messages.notFoundText}>
      <div>
        <Button onClick={onBack}>{messages.back}</Button>
      </div>
      <SignpostScene />
    </Page>
  );
}

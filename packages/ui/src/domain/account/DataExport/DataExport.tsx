import { RuledSection } from '../../../patterns/RuledSection/RuledSection.tsx';
import { useAction } from '../../../patterns/useAction.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { useMessages } from '../../hooks/useMessages.ts';

export interface DataExportProps {
  /** Starts the download. A rejection is shown below the button. */
  onExport: () => Promise<void>;
}

/** Profile section with a button that downloads all stored data. */
export function DataExport({ onExport }: DataExportProps) {
  const messages = useMessages('dataExport');
  const { pending, failure, run } = useAction(onExport);

  return (
    <RuledSection title={messages.title} hint={messages.hint}>
      <Button variant="secondary" loading={pending} onClick={run}>
        {messages.download}
      </Button>
      {failure}
    </RuledSection>
  );
}

import { Dialog, type DialogProps } from '../../../primitives/overlays/Dialog/Dialog.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './SearchDialog.css.ts';
import { SearchPanel, type SearchPanelProps } from './SearchPanel.tsx';

export interface SearchDialogProps
  extends Omit<SearchPanelProps, 'onClose'>,
    Pick<DialogProps, 'open' | 'finalFocus'> {
  onOpenChange: (open: boolean) => void;
}

/** The search of the whole app: one field, and the results in groups. */
export function SearchDialog({ open, onOpenChange, finalFocus, ...panel }: SearchDialogProps) {
  const messages = useMessages('siteSearch');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={finalFocus}
      size="large"
      title={messages.title}
      titleHidden
      closable={false}
      className={styles.dialog}
    >
      <SearchPanel {...panel} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

import { Camera } from 'lucide';
import { useRef } from 'react';
import { useUiMessages } from '../../../i18n/UiProvider.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import * as styles from './FileField.css.ts';

export interface CameraButtonProps {
  /** The step or form that gets the photo, part of the button's accessible name. */
  subject?: string | undefined;
  disabled?: boolean | undefined;
  onPhoto: (photo: File) => void;
}

/** Opens the camera. Shown on devices with a touch screen only; elsewhere, browsers open the file picker. */
export function CameraButton({ subject, disabled = false, onPhoto }: CameraButtonProps) {
  const { takePhoto } = useUiMessages('file');
  const { about } = useUiMessages('action');
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.camera}>
      <Button
        variant="secondary"
        size="small"
        icon={Camera}
        aria-label={subject && about({ action: takePhoto, subject })}
        aria-disabled={disabled}
        onClick={() => inputRef.current?.click()}
      >
        {takePhoto}
      </Button>
      <input
        ref={inputRef}
        type="file"
        hidden
        capture="environment"
        accept="image/jpeg"
        disabled={disabled}
        onChange={({ target }) => {
          const [photo] = target.files ?? [];
          if (photo) onPhoto(photo);
          // Allows taking another photo with the same name.
          target.value = '';
        }}
      />
    </div>
  );
}

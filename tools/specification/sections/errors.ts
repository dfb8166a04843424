import type { Section } from './section.ts';

export const errors: Section = {
  id: '§8',
  title: 'The error catalogue',
  introduction: `What a screen says when something fails, and what it says when it worked after all. “The detail” is the text that the server sends with an error.`,
  topics: {
    Auth: {
      'Login failure shows the detail': 'The form shows the server’s words.',
      'Login failure shows the thrown message': 'Without a response the form shows why.',
      'Login failed': 'Where neither says anything: “Login failed”.',
      'a failed profile load clears the token': 'The person is signed out, and finds the landing page.',
      'a failed country update is only logged': 'The destination stays chosen in this browser.',
      'Registration failure shows the detail': 'The form shows the server’s words.',
      'Registration failed': 'Without a detail: “Registration failed”.',
      'Registration, Network error. Please try again.':
        'Without a network: “Network error. Please try again.”',
    },
    'Password dialog': {
      'Network error while requesting reset':
        'No network at *request*: “Network error while requesting reset”.',
      'wrong current password shows the detail': 'The form shows the server’s words.',
      'Incorrect password': 'Without a detail: “Incorrect password”.',
      'reset failure shows the detail': 'The form shows the server’s words.',
      'Reset failed': 'Without a detail: “Reset failed”.',
      'change failure shows the detail': 'The form shows the server’s words.',
      'Change failed': 'Without a detail: “Change failed”.',
      'Network error': 'Without a network: “Network error”.',
      'Password reset successful': 'A toast says “Password reset successful”.',
      'Password verified — enter a new password below':
        'After the current password a toast says “Password verified — enter a new password below”.',
    },
    'Reset page': {
      'failure shows the detail': 'The form shows the server’s words.',
      'Reset failed': 'Without a detail: “Reset failed”.',
      'Password reset successful. Please log in.':
        'A toast says “Password reset successful. Please log in.” on the landing page.',
    },
    Checklist: {
      'load failure':
        '“Error”, “Failed to fetch settlement steps: {status} {body}” and “Try Again” take the place of the steps.',
      'initialization failure': 'The same place says “Failed to initialize settlement steps: {reason}”.',
      'Failed to update step': 'The step says “Failed to update step”, and goes back to what it was.',
      'Failed to upload document. Please try again.':
        'The step says “Failed to upload document. Please try again.”',
      'reset asks for confirmation': 'It says what is deleted, and that this cannot be undone.',
      'reset success': 'A message says that the steps were reset.',
      'reset failure': 'The detail, or without one “Failed to reset steps: {status}”.',
    },
    Documents: {
      'load failure': '“Failed to fetch documents: {status}” takes the place of the list.',
      'Try Again': '“Try Again” loads it once more.',
      'upload failure shows the detail': 'The form shows the server’s words, and keeps the file.',
      'Upload failed': 'Without a detail: “Upload failed”.',
      'Are you sure you want to delete this document?':
        'Asks first: “Are you sure you want to delete this document?”',
      'Failed to delete document': 'The question stays and says “Failed to delete document”.',
    },
    Profile: {
      'Failed to update profile. Please try again.':
        'The form says “Failed to update profile. Please try again.”',
      'Profile updated successfully!': 'The form says “Profile updated successfully!”',
      'Failed to upload profile photo':
        'The form says “Failed to upload profile photo”, and keeps what was typed.',
    },
    Forum: {
      'failures are only logged':
        'The console gets the error; the screen keeps what was typed and says nothing.',
      'Question not found': 'A question that does not exist: “Question not found” and “Back to Forum”.',
    },
  },
};

import type { Section } from './section.ts';

export const validation: Section = {
  id: '§5',
  title: 'Validation rules',
  introduction: `Each rule is checked in the browser, except where it says that the server does; the server checks them all again. A form lists its errors above its fields, and each error stands at its field too. Characters are counted as people see them, so an emoji is one.`,
  topics: {
    Login: { 'email and password are required': 'Neither may be empty.' },
    'Checklist step upload': {
      'accepts the same extensions': 'A step takes what the documents screen takes.',
    },
    'Sign-up': {
      'full name, email and password are required': 'None of the three may be empty.',
      'Password must be at least 8 characters': 'A shorter one: “Password must be at least 8 characters”.',
      'Password (min 8 characters)': 'The field says “Password (min 8 characters)” beforehand.',
      'country of origin is optional, for display purposes only':
        'The field says “This is for display purposes only”.',
    },
    'Password dialog': {
      'Email required': 'Without an address: “Email required”.',
      'the input is type email':
        'A phone shows the keyboard for addresses, and the browser refuses what is none.',
      'the verify step wants the current password': 'It may not be empty.',
      'Please fill current, new and confirm password fields':
        'Signed out, with one of the three empty: “Please fill current, new and confirm password fields”.',
      'Password must be at least 8 characters': 'A shorter one: “Password must be at least 8 characters”.',
      'Passwords do not match': 'Typed differently the second time: “Passwords do not match”.',
    },
    'Reset page': {
      'Missing reset token': 'Without a token in the address: “Missing reset token”, and the landing page.',
      'Passwords do not match': 'Typed differently the second time: “Passwords do not match”.',
      'checks only that the two passwords match': 'Everything else is left to the server.',
    },
    'Document upload': {
      'Please select a file': 'Without a file: “Please select a file”.',
      'accepted types': 'The dialog for files offers .pdf, .jpg, .jpeg, .png, .doc and .docx.',
      'the size is left to the server':
        'The limit is stated; a larger file is sent, and the server refuses it.',
      'the custom name is trimmed': 'White space around the name is taken off.',
      'the custom name is sent only if non-empty': 'An empty name is left out of the request.',
      'the name is that of the file by default': 'Without a custom name the list shows that of the file.',
    },
    'Profile photo': {
      'Please select an image file': 'Another kind of file: “Please select an image file”.',
      'File size must be less than 5MB':
        'A larger one: “File size must be less than 5MB”. Exactly 5 MB are taken.',
    },
    'Forum question': {
      'title is required': 'White space alone is no title.',
      'title is trimmed': 'White space around the title is taken off.',
      'title at most 200 characters, with a counter': 'The counter tells how many are left, or too many.',
      'details are optional': 'A question can be its title alone.',
      'details at most 2000 characters, with a counter': 'The counter tells how many are left, or too many.',
      'category defaults to general': 'General is chosen until another category is.',
    },
    'Forum answer': {
      trimmed: 'White space around the answer is taken off.',
      'non-empty': 'White space alone is no answer.',
      'no maximum': 'The form sets none; the server does.',
    },
  },
};

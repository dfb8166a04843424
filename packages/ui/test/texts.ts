/** Long and difficult texts that every component must display. */
export const hardTexts = {
  long: 'Book an appointment at the Bürgeramt within two weeks of moving in, even if the appointment itself is later, and bring the confirmation that your landlord has signed',
  unbroken: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzesentwurfsverfasserinnenverband',
  arabic: {
    action: 'تسجيل عنوانك',
    word: 'تم',
    sentence: 'احجز موعدًا في مكتب المواطنين خلال أسبوعين من الانتقال.',
    name: 'أميرة حداد',
  },
};

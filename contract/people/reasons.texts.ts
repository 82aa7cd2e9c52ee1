/**
 * The reasons for which something is declined, returned, ended or reported: for each deed its
 * codes, and the text of each. Staff choose by the text that is read in the end, so there is one
 * text for both; where staff may add a note, it is optional and stays in the audit trail. A
 * customer's text is kept in words, so a text may change here without changing the past.
 */
export const reasonTexts = {
  /** The staff's reasons to return a check, as its customer reads them. */
  checkReturn: {
    UNREADABLE: 'The pictures cannot be read. Please take them again in good light.',
    INCOMPLETE:
      'A side or a corner of the check is missing from the pictures. Please take them again.',
    NOT_ENDORSED:
      'The back is not signed, or “For mobile deposit only” is missing. Please add it and send ' +
      'the check again.',
    NOT_PAYABLE_TO_CUSTOMER: 'The check is not made out to you.',
    DUPLICATE: 'This check was deposited before.',
    AMOUNTS_DIFFER:
      'The amount in figures and the amount in words differ. Please ask for a new check.',
    STALE: 'The check is older than six months. Please ask for a new one.',
    POSTDATED: 'The check is dated in the future. Please send it again on or after that date.',
    ALTERED: 'The check looks altered. Please ask for a new one.',
    OVER_LIMIT:
      'The amount is above what can be deposited by picture. Please bring the check to a branch.',
    NOT_A_CHECK: 'This is not a check drawn on a bank in the United States.',
  },

  /** The reasons why the bank a check is drawn on does not pay it, as its customer reads them. */
  checkDishonor: {
    INSUFFICIENT_FUNDS: 'The account the check is drawn on does not have enough money.',
    ACCOUNT_CLOSED: 'The account the check is drawn on is closed.',
    ACCOUNT_UNKNOWN: 'The bank the check is drawn on has no such account.',
    PAYMENT_STOPPED: 'The person who wrote the check stopped payment on it.',
    NOT_SIGNED_BY_OWNER: 'The account owner says they did not write the check.',
    PAID_BEFORE: 'The check was paid before.',
    REFUSED: 'The bank the check is drawn on did not pay it. Please ask the person who wrote it.',
  },

  /**
   * The reasons why a loan is declined: those of Regulation B's model form that a bank without
   * collateral files can give, as the customer reads them.
   */
  loanDecline: {
    INCOME_TOO_LOW: 'Your income is too low for the amount you requested.',
    PAYMENT_TOO_HIGH: 'The monthly payment would be too large a part of your income.',
    INCOME_NOT_VERIFIED: 'We could not verify your income.',
    EMPLOYMENT_NOT_VERIFIED: 'We could not verify your employment.',
    EMPLOYMENT_IRREGULAR: 'Your employment is temporary, irregular or too recent.',
    CREDIT_SCORE_TOO_LOW: 'Your credit score is too low for this loan.',
    CREDIT_SCORE_NOT_VERIFIED: 'We could not verify the credit score you stated.',
    CREDIT_HISTORY_TOO_SHORT: 'Your credit history is too short.',
    OTHER_OBLIGATIONS: 'You have too many other obligations for your income.',
    OVERDUE_WITH_US: 'Payments on a loan or an account with us were late.',
    TOO_NEW_WITH_US: 'You have been our customer for too short a time.',
    IDENTITY_NOT_VERIFIED: 'We could not verify your identity.',
    PURPOSE_NOT_CLEAR: 'Your application does not say clearly enough what the loan is for.',
    TERMS_NOT_OFFERED: 'We do not lend this amount over this term.',
  },

  /** The reasons why an identity document is refused, as the customer reads them. */
  documentRefusal: {
    UNREADABLE: 'The picture is not sharp or bright enough to read.',
    INCOMPLETE: 'Part of the document is missing from the picture.',
    NAME_DIFFERS: 'The name on the document is not the name in your details.',
    EXPIRED: 'The document has expired.',
    KIND_NOT_TAKEN:
      'We cannot take this kind of document. Please send a passport, a driver’s license or ' +
      'another government ID with your picture.',
    PICTURE_DIFFERS: 'We could not confirm that you are the person in the document’s photo.',
    NOT_GENUINE: 'We could not confirm that the document is genuine.',
  },

  /** The staff's reasons to decline a payment, as its customer reads them. */
  paymentDecline: {
    NOT_CONFIRMED:
      'The payment is unusual for your account, and we could not confirm that you authorized it.',
    RECIPIENT_DOUBTFUL: 'We have doubts about the recipient of this payment.',
    DETAILS_UNCLEAR:
      'The recipient’s details do not match each other. Please check them and make the ' +
      'payment again.',
    PURPOSE_UNCLEAR: 'We could not tell what this payment is for.',
    CALLED_BACK: 'You asked us not to make this payment.',
    NOT_ALLOWED: 'The law does not allow us to make this payment.',
  },

  /** The reasons why a payment comes back, as its customer reads them. */
  paymentReturn: {
    ACCOUNT_UNKNOWN: 'The recipient’s bank has no such account.',
    ACCOUNT_CLOSED: 'The recipient’s account is closed.',
    NAME_DIFFERS: 'The recipient’s bank says that the name and account number do not match.',
    REFUSED: 'The recipient did not accept the payment.',
    BANK_UNREACHABLE: 'The recipient’s bank could not accept the payment.',
    NOT_AUTHORIZED: 'You told us that you did not authorize this payment.',
    CALLED_BACK: 'The payment was recalled at your request.',
  },

  /** The problems with a payment, as its customer says them. */
  disputeReport: {
    NOT_MADE_BY_ME: 'I did not make this payment',
    WRONG_AMOUNT: 'The amount is wrong',
    TAKEN_TWICE: 'I was charged twice',
    WRONG_RECIPIENT: 'It went to the wrong account',
    NOT_ARRIVED: 'It did not arrive',
    SOMETHING_ELSE: 'Something else is wrong',
  },

  /** The reasons why a dispute ends without a correction, as its customer reads them. */
  noError: {
    AS_ORDERED: 'The payment was made as you requested it.',
    APPROVED_WITH_PIN:
      'The payment was approved with your security PIN, on a device you had used before.',
    ARRIVED: 'The recipient’s bank confirms that the money arrived.',
    TWO_PAYMENTS: 'These are two separate payments that you made one after the other.',
    CAME_BACK: 'The money from this payment is already back in your account.',
  },

  /**
   * The reasons why a credit by staff is not booked, as the staff read them: its customer never
   * hears of it.
   */
  fundingDecline: {
    MISTAKE: 'It was proposed by mistake.',
    WRONG_CUSTOMER: 'It is for another customer or another account.',
    WRONG_AMOUNT: 'The amount is wrong.',
    BOOKED_ALREADY: 'It was posted already.',
    NOT_DOCUMENTED: 'Nothing shows what it is for.',
  },

  /** The reasons why a voucher is not booked, as the staff read them. */
  voucherDecline: {
    MISTAKE: 'It was made by mistake.',
    WRONG_ACCOUNT: 'It names a wrong account.',
    WRONG_AMOUNT: 'The amount is wrong.',
    BOOKED_ALREADY: 'It was posted already.',
    NOT_DOCUMENTED: 'Nothing shows what it is for.',
    DAY_CLOSED: 'Its day was closed, so it is made again.',
  },

  /** The reasons why a payment is not returned as it was proposed, as the staff read them. */
  returnDecline: {
    MISTAKE: 'It was proposed by mistake.',
    WRONG_PAYMENT: 'It is another payment that came back.',
    NOT_SENT_BACK: 'Nothing shows that the other bank has sent the money back.',
    WRONG_REFERENCE: 'The other bank’s number is missing or wrong.',
  },

  /** The ways in which the staff made sure who asks to lift a freeze. */
  identityCheck: {
    IN_PERSON: 'Seen in person, with an ID document',
    CALLED_BACK: 'Called back on the phone number shown here',
    VIDEO_CALL: 'Seen in a video call, with the ID document we have on file',
  },

  /** The reasons to close a message without an answer. */
  messageClose: {
    SPAM: 'Advertising, or not meant for us',
    ABUSE: 'Abuse or threats',
    DUPLICATE: 'The same was written before',
    ANSWERED_ELSEWHERE: 'Answered by phone or in a branch',
    NOTHING_ASKED: 'Nothing to answer',
  },
};

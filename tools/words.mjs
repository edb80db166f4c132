// Words and phrases that make a reader look twice, with what to write instead. tools/check-words.mjs reports them in comments, docstrings,
// descriptions, error messages and documents. Quotations of sources (between double quotes or guillemets in a comment) are exempt, and so is a
// line that says `plain-words: quotation`. Each row: pattern, where it applies ('prose': comments, strings and documents; 'start': the
// beginning of a comment or of a description), instead.
export const WORDS = [
  [
    '\\btells\\b|\\bis told\\b|\\bare told\\b|\\btold\\b|\\btelling\\b|\\btell\\b',
    'prose',
    'returns, reports, logs, says, shows',
  ],
  ['\\bstands?\\b(?! for\\b)|\\bstood\\b|\\bstanding\\b', 'prose', 'is (in, next to), is listed, is in force'],
  [
    '\\bbears?\\b|\\bborne\\b|\\bbearing\\b(?! (?:of|is|from|in|to|angle|degrees)\\b)',
    'prose',
    'has, carries, shows, tolerates',
  ],
  ['\\bbehold(?:s|ing|er)?\\b|\\bbeheld\\b', 'prose', 'aspects'],
  ['\\banew\\b', 'prose', 'again, a new ...'],
  ['\\bgladly\\b', 'prose', 'equally'],
  ['\\bmend(?:s|ed|ing)?\\b', 'prose', 'fix, fixed'],
  ['\\bnobody\\b|\\bsomebody\\b', 'prose', 'no client, no user, the client disconnected'],
  [
    '\\basked for\\b|\\bis asked\\b|\\bare asked\\b|\\bwas asked\\b|\\bthe asked\\b|\\basks for\\b|\\bwhat is asked\\b',
    'prose',
    'the request, requested, requests',
  ],
  [
    '\\bwholes?\\b(?![- ](?:sign|signs|number|numbers|day|days|degree|degrees|second|seconds|minute|minutes|year|years|hour|hours|circle|Earth|globe|turn|turns|chain|range|window|century|ephemeris)\\b)',
    'prose',
    'complete, full, entire',
  ],
  ['\\bever (?:other|new|more|the same)\\b', 'prose', 'a new ... each time'],
  ['\\bis of\\b|\\bare of\\b', 'prose', 'belongs to, applies to'],
  ['\\bjudged by\\b', 'prose', 'evaluated at, decided by'],
  ['\\bis so\\b|\\bare so\\b|\\bdoes so\\b', 'prose', 'name the fact'],
  ['\\bas a rule\\b', 'prose', 'usually'],
  ['\\blooks up to\\b|\\blooked at\\b(?! (?:from|by)\\b)', 'prose', 'examined, read, checked'],
  ['\\blets? (?:\\w+ )?(?:finish|go|be|through)\\b', 'prose', 'waits for, allows, passes'],
  ['\\bit is that\\b|\\bthat there (?:is|are) to\\b|\\bthere is to\\b', 'prose', 'name the subject'],
  ['^(?:What|Whatever|Whoever|Whose|How directly|Where what)\\b', 'start', 'a noun or a verb as the first word'],
  ['(?<=[.:;] )What\\b(?![^.]*\\?)', 'prose', 'name the subject'],
  ["\\b(?:the|a) caller's word\\b", 'prose', 'asserted by the caller'],
  ['\\bholds? (?:good|true|its|their) ', 'prose', 'is valid, keeps'],
  [
    '\\b(?:that|which|who|what|it|they) holds?\\b(?! (?:that|for|when|only|on|if|with|by)\\b)',
    'prose',
    'contains, covers, keeps, blocks',
  ],
  [
    '\\ba text\\b|\\bany text\\b|\\beach text\\b|\\bno text\\b|\\btexts\\b',
    'prose',
    'a string (value); a message, a description (prose)',
  ],
  [
    '\\bthither\\b|\\bhence\\b|\\bwhence\\b|\\bthereby\\b|\\btherein\\b|\\bthereof\\b|\\bherein\\b|\\bthus\\b',
    'prose',
    'there, so, from which',
  ],
  ['\\blikewise\\b|\\bas well as\\b', 'prose', 'also, and'],
  ['\\bmust needs\\b|\\bwont\\b|\\bfain\\b|\\bforsooth\\b|\\bbeside(?!s)\\b', 'prose', 'next to, with'],
];

/** Whole files and folders that the words do not concern: data, generated files, the word list itself. */
export const EXEMPT =
  /^(?:tools\/(?:words|check-words)\.mjs|src\/client\/openapi\.d\.ts|clients\/python\/src|data\/|test\/golden\/cases|test\/.*\.json|docs\/.*\.json|package|LICENSE|NOTICE|bench\/peers)/;

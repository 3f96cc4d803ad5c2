import type { Translation } from '../en.ts';

export default {
  'admin-settings.title': 'પ્લૅટફૉર્મ સેટિંગ્સ',
  'admin-settings.lead': 'ચાંદલો ચાલુ કે બંધ કરો, તે તરત લાગુ થાય છે. નવી ફી કે સૂચના પાંચ મિનિટમાં બધાં પેજ પર દેખાય છે.',
  'admin-settings.failed': 'સેટિંગ્સ લોડ થઈ શક્યાં નહીં.',
  'admin-settings.changed': 'છેલ્લો ફેરફાર: {when}, {name}.',
  'admin-settings.changed.nobody': 'છેલ્લો ફેરફાર: {when}.',
  'admin-settings.never': 'હજુ કોઈ ફેરફાર નથી. આ મૂળ સેટિંગ્સ છે.',

  'admin-settings.fee': 'ટ્રાન્ઝૅક્શન ફી',
  'admin-settings.fee.label': 'ફી (%)',
  'admin-settings.fee.hint': '0 થી {most}, જેમ કે 7.5. હોમ પેજ, અમારા વિશે, ફી, સંપર્ક અને સેવાની શરતોમાં દેખાય છે.',
  'admin-settings.fee.example': '{given} ના ચાંદલામાંથી {fee} અમે રાખીએ છીએ, અને {rest} યુગલ સુધી પહોંચે છે.',

  'admin-settings.announcement': 'સૂચના',
  'admin-settings.announcement.label': 'સૌ માટે સંદેશ',
  'admin-settings.announcement.note': 'મરજિયાત',
  'admin-settings.announcement.hint':
    'મહેમાનો ખોલે છે તે વિશલિસ્ટ પેજ સિવાય, દરેક પેજમાં સૌથી ઉપર દેખાય છે. જે બંધ કરે, તેને તે બદલાય ત્યારે જ ફરી દેખાય છે.',
  'admin-settings.announcement.left': 'હજુ {left} અક્ષર લખી શકાશે',
  'admin-settings.announcement.preview': 'આવી દેખાશે',
  'admin-settings.announcement.none': 'કોઈ સૂચના નથી',

  'admin-settings.giving': 'ચાંદલો',
  'admin-settings.giving.label': 'મહેમાનો ચાંદલો કરી શકે છે',
  'admin-settings.giving.hint': 'આ બંધ હોય ત્યારે મહેમાનો વિશલિસ્ટ ખોલી અને શેર કરી શકે છે, પણ ચાંદલો કરી શકતા નથી.',
  'admin-settings.giving.off': 'તમે સાચવશો તે પછી, ચાંદલો કરવા જનાર મહેમાનોને દેખાશે: “{sentence}”',
  'admin-settings.giving.is-off': 'ચાંદલો બંધ છે. ચાંદલો કરવા જનાર મહેમાનોને દેખાય છે: “{sentence}”',
  'admin-settings.giving.confirm.title': 'ચાંદલો બંધ કરવો છે?',
  'admin-settings.giving.confirm.text':
    'તમે ફરી ચાલુ ન કરો ત્યાં સુધી મહેમાનો કોઈ પણ વિશલિસ્ટ માટે ચાંદલો કરી શકશે નહીં. યુગલો પોતાની વિશલિસ્ટમાં ફેરફાર કરી શકશે.',
  'admin-settings.giving.confirm.guests': 'ચાંદલો કરવા જનાર મહેમાનોનું લખેલું સચવાય છે, અને તેમને દેખાય છે:',
  'admin-settings.giving.confirm.later': 'તમે સાચવો ત્યારે આ લાગુ થશે.',
  'admin-settings.giving.confirm.keep': 'ચાલુ રાખો',
  'admin-settings.giving.confirm.off': 'બંધ કરો',

  'admin-settings.save': 'સેટિંગ્સ સાચવો',
  'admin-settings.saving': 'સાચવીએ છીએ…',
  'admin-settings.undo': 'પાછું લો',
  'admin-settings.unsaved': 'હજુ સચવાયું નથી',
  'admin-settings.unchanged': 'બધા ફેરફાર સચવાઈ ગયા',
  'admin-settings.saved': 'સેટિંગ્સ સચવાઈ ગયાં',
  'admin-settings.save-failed': 'સેટિંગ્સ સચવાઈ શક્યાં નહીં',

  'admin-settings.conflict': 'બીજા ઍડમિને પહેલાં સાચવ્યું',
  'admin-settings.conflict.title': 'તમારા ફેરફાર ચાલુ હતા ત્યારે બીજાં સેટિંગ્સ સચવાયાં: {name}, {when}.',
  'admin-settings.conflict.title.undated': 'તમારા ફેરફાર ચાલુ હતા ત્યારે બીજાં સેટિંગ્સ સચવાયાં: {name}.',
  'admin-settings.conflict.somebody': 'બીજા ઍડમિન',
  'admin-settings.conflict.text': 'તમારા ફેરફાર હજુ સચવાયા નથી. ફોર્મમાં બંને દેખાય છે: સાચવો, અથવા તમારા ફેરફાર જવા દો.',
  'admin-settings.conflict.theirs': 'પહેલાં: {before}, હવે: {after}',
  'admin-settings.conflict.mine': 'તમારું: {mine}',
  'admin-settings.conflict.on': 'ચાલુ',
  'admin-settings.conflict.off': 'બંધ',
  'admin-settings.conflict.none': 'કશું નહીં',
  'admin-settings.conflict.take-theirs': 'મારા ફેરફાર જવા દો',

  'admin-settings.leave.title': 'સાચવ્યા વગર જવું છે?',
  'admin-settings.leave.text': 'સેટિંગ્સમાં તમારા ફેરફાર હજુ સચવાયા નથી.',
  'admin-settings.leave.stay': 'અહીં જ રહો',
  'admin-settings.leave.leave': 'બહાર જાઓ',
} satisfies Translation<'admin-settings'>;

import { type LanguageLabels, withNumberWord } from './language-labels.ts'

export const french: LanguageLabels = {
  bill_of_lading_number: withNumberWord(
    'connaissement(?: (?:direct|maritime|n[°o]))?|b\\/?l maritime|titre de transport|lta',
  ),
  booking_number: withNumberWord('reservation|booking|ref\\.? booking'),
  purchase_order_number: withNumberWord('commande(?: client)?|bon de commande|v\\/ commande|contrat'),
  reference_number: withNumberWord(
    'n\\/ ?ref\\.?|v\\/ ?ref\\.?|notre ref(?:erence)?|votre ref(?:erence)?|dossier|ref\\.? (?:dossier|client|interne)|affaire',
  ),
  invoice_number: withNumberWord('facture(?: (?:commerciale|client))?|avoir|piece'),
  entry_number: withNumberWord("declaration|dau|mrn|numero d[e'’]enregistrement|bae"),
  release_number: `n[.°º]? ?(?:de |du )bon|${withNumberWord('bon(?: a (?:delivrer|enlever))?|bad|numero de liberation')}`,
  shipper: 'expediteur(?: ?\\/ ?exportateur)?|chargeur|exportateur|vendeur|fournisseur',
  consignee: 'destinataire(?: (?:reel|final))?|receptionnaire|importateur|acheteur|client livre|livre a',
  notify_party: 'a notifier|partie a notifier|notifier a|notify',
  bill_to: 'facture a|client(?: facture)?|adresse de facturation|doit|destinataire de la facture|redevable',
  release_to: 'transporteur(?: (?:routier|terrestre|designe))?|a livrer a|delivrer a|remettre a|enlevement par',
  carrier: 'compagnie(?: maritime| de navigation)?|armateur|transporteur maritime',
  vessel: 'navire(?: ?\\/ ?voyage)?|nom du navire|bateau',
  voyage: withNumberWord('voyage|numero de voyage'),
  place_of_receipt: 'lieu de (?:prise en charge|reception|chargement)|origine',
  port_of_loading: "port (?:de |d['’])?(?:chargement|depart|embarquement|expedition)|lieu d['’]embarquement",
  port_of_discharge: "port (?:de |d['’])?(?:dechargement|arrivee|destination|debarquement)|lieu de dechargement",
  place_of_delivery: 'lieu de (?:livraison|destination)(?: finale)?|destination(?: finale)?|livraison a',
  terminal:
    "terminal (?:d['’]enlevement|de (?:dechargement|livraison|retrait)|portuaire|a conteneurs)|lieu (?:d['’]enlevement|de (?:depotage|retrait|magasinage))|magasin(?: ?\\/ ?mads)?|quai",
  etd: "date (?:de |d['’])?(?:depart|embarquement|chargement)(?: prevue?)?|depart(?: prevu| estime)?(?: le)?|appareillage",
  eta: "date (?:de |d['’])?arrivee(?: prevue| estimee)?|arrivee(?: prevue| estimee)?(?: le)?|arrive le|accostage",
  issue_date: "lieu et date(?: d['’]emission)?|date d['’]emission|fait a",
  document_date: "date(?: (?:d['’]emission|de l['’]avis|du document|d['’]edition))?|emis le|le",
  on_board_date: 'date (?:de )?mise a bord|embarque le|charge a bord le',
  last_free_day:
    "echeance (?:de )?(?:la )?franchise|dernier jour (?:de )?(?:franchise|franc|gratuit)|fin (?:de )?(?:la )?franchise|franchise(?: magasinage| surestaries)? jusqu['’]au|magasinage a partir du",
  free_time_start:
    'debut (?:de (?:la )?)?franchise|franchise (?:a partir du|du|depuis le)|premier jour (?:de )?franchise',
  available_date: '(?:date de )?mise a disposition(?: le)?|disponible(?: le| depuis le| a partir du)?',
  charged_from:
    '(?:facture|factures|surestaries|detention) (?:du|depuis le|a partir du)|debut (?:de (?:la )?)?(?:facturation|surestaries|detention)|periode (?:facturee|de facturation|de surestaries)',
  charged_through:
    "(?:facture|factures|surestaries|detention) (?:au|jusqu['’]au)|fin (?:de (?:la )?)?(?:facturation|surestaries|detention)|periode (?:facturee|de facturation|de surestaries)",
  tariff_rule: '(?:tarif|bareme) (?:applicable|applique|de reference)|reference (?:du )?tarif',
  invoice_date: "date (?:de |de la |d['’])?(?:facture|facturation|emission|piece)",
  due_date: "date d['’]echeance|echeance(?: le)?|a payer avant le|reglement (?:avant le|au|le)|payable le",
  entry_date:
    "date (?:de (?:la )?declaration|d['’]acceptation|de validation|d['’]enregistrement|de dedouanement|du bae)",
  valid_until: "valable jusqu['’]au|validite(?: jusqu['’]au)?|valide jusqu['’]au|date limite(?: d['’]enlevement)?",
  documentation_cutoff:
    'cloture (?:documentaire|des? documents?|si|instructions)|date limite (?:documents|instructions|si)',
  cargo_cutoff:
    'cloture (?:marchandises?|conteneurs?|portuaire|terminal|fcl|physique)|date limite (?:de )?(?:livraison|remise|depot)(?: .{0,20})?|closing',
  vgm_cutoff: '(?:cloture|date limite)(?: de)? vgm',
  empty_pickup_date: '(?:enlevement|mise a disposition|retrait) (?:du |de )?(?:conteneur )?vide',
  gate_out_date:
    "date (?:de )?(?:sortie|d['’]enlevement|retrait)(?: (?:du )?(?:plein|terminal))?|sortie(?: (?:du )?plein)?|enlevement(?: (?:du )?plein)?|enleve le",
  returned_date:
    'date (?:de )?(?:restitution|retour)(?: (?:du |a )?vide)?|restitution(?: (?:du )?vide)?|restitue le|retour(?: (?:du |a )?vide)?',
  free_days: 'jours (?:de franchise|francs|gratuits|libres)|franchise(?: \\(jours\\))?',
  chargeable_days:
    'jours (?:factures|facturables|de (?:surestaries|retard|depassement)|depasses)|(?:nb\\.?|nombre) (?:de )?jours(?: (?:factures|facturables))?',
  rate_per_day: 'tarif(?: (?:journalier|par jour|\\/ ?jour))?|taux journalier|prix (?:\\/ ?|par )jour',
  total_amount:
    'total (?:ttc|net|general|a payer|facture|tva comprise)|net a payer|montant (?:total|ttc|net|du|a payer)|total',
  ocean_freight: 'fret (?:maritime|de base|mer)|fret',
  duty_amount: "droits? de douane|total (?:des )?droits|montant (?:des )?droits|droits d['’]entree",
  entered_value: 'valeur (?:en )?douane|valeur (?:statistique|imposable)|assiette',
  gross_weight: 'poids (?:brut|total)(?: (?:total|en kg|\\(?kgs?\\)?))?|masse brute|p\\. ?brut|brut(?: \\(?kgs?\\)?)',
  net_weight: 'poids net(?: (?:total|en kg|\\(?kgs?\\)?))?|masse nette|p\\. ?net',
  volume: 'volume(?: (?:total|m3))?|cubage|metrage',
  packages:
    '(?:total |nombre (?:de |total de )?|nb\\.? (?:de )?|nbre (?:de )?)?(?:colis|cartons|palettes|sacs)(?: total)?',
  incoterm: 'conditions? de (?:livraison|vente)',
  country_of_origin: "origine(?: (?:de la |des )?marchandises?)?|pays (?:d['’]origine|de provenance)|provenance",
  'head:container': '(?:n[°o] )?conteneurs?(?: n[°o])?|(?:n[°o] )?ctr|tc',
  'head:seal': '(?:n[°o] )?plombs?|scelles?',
  'head:packages': 'colis|nb\\.? colis|nbre colis|cartons',
  'head:gross_weight': 'poids(?: \\(?kgs?\\)?)?|brut(?: \\(?kgs?\\)?)?',
  'head:description':
    'designation(?: (?:des |de la )?(?:marchandises?|prestations?|articles?))?|libelle|prestations?|nature(?: (?:de la |des )?(?:marchandises?|prestations?))?|intitule|rubrique',
  'head:quantity': 'quantite|qte\\.?|nb\\.? jours|nbre',
  'head:unit_price': 'prix unit(?:aire|\\.)?(?: ht)?|p\\.? ?u\\.?(?: ht)?|tarif|taux',
  'head:amount':
    'montant(?: (?:ht|total|ttc|eur))?|total(?: (?:ht|ligne))?|prix total|soumis(?: a)? tva|non soumis(?: a)? tva|exonere|ht',
  empty_return_location:
    'lieu de (?:restitution|retour)(?: du)?(?: vide)?|depot de (?:restitution|retour)(?: vide)?|parc de restitution|restitution du vide a',
  empty_return_by: 'date limite de (?:restitution|retour)(?: du vide)?|restitution (?:avant|au plus tard)(?: le)?',
}

import { type LanguageLabels, withNumberWord } from './language-labels.ts'

export const spanish: LanguageLabels = {
  bill_of_lading_number: withNumberWord('documento de transporte|guia maritima|bl master|bl madre|b\\/l master'),
  booking_number: withNumberWord('booking|reserva naviera|numero de (?:booking|reserva)'),
  purchase_order_number: withNumberWord('orden de compra|o\\/c|oc|contrato|nota de pedido'),
  reference_number: withNumberWord(
    'expediente|su ref\\.?|nuestra ref\\.?|referencia (?:interna|cliente|agente)|embarque|operacion',
  ),
  invoice_number: withNumberWord(
    'factura(?: (?:de venta|de exportacion|electronica|comercial|serie))?|comprobante|folio(?! fiscal)|comp\\.?|numero de factura',
  ),
  release_number: withNumberWord('orden(?: de entrega| de retiro)?|autorizacion'),
  shipper:
    'exportador ?\\/ ?(?:proveedor|embarcador)|embarcador|proveedor|vendedor ?\\/ ?exportador|razon social|remite',
  consignee: 'importador ?\\/ ?comprador|consignado a|a la orden de|cliente ?\\/ ?importador|destinatario',
  bill_to: 'señor(?:es|\\(es\\))?|facturar a|cliente|adquirente|razon social del cliente|datos del cliente',
  release_to: 'entregar a|retira|transportista|empresa transportista|agente de aduanas?|autorizado a retirar',
  carrier: 'linea naviera|naviera|linea maritima|transportador',
  vessel: 'nave|buque(?: ?\\/ ?nave)?|motonave|m\\/n|nave ?\\/ ?buque',
  voyage: withNumberWord('viaje|numero de viaje'),
  place_of_receipt: 'lugar de recepcion|punto de origen|lugar de carga',
  port_of_loading:
    'puerto (?:de )?(?:embarque|carga|cargue|origen|salida|zarpe)|pto\\.? (?:de )?(?:embarque|carga|origen)|lugar de embarque',
  port_of_discharge:
    'puerto (?:de )?(?:descarga|descargue|destino|arribo|llegada|desembarque)|pto\\.? (?:de )?(?:descarga|destino|arribo)',
  place_of_delivery: 'lugar de (?:entrega|destino)(?: final)?|destino final|punto de destino',
  terminal:
    'deposito temporal|almacen(?: aduanero| extraportuario)?|terminal (?:de (?:arribo|llegada|descarga|retiro)|portuario)|recinto(?: fiscal(?:izado)?)?|patio de (?:retiro|entrega)',
  etd: 'fecha (?:estimada )?(?:de )?(?:zarpe|salida|embarque|despacho)|etd ?\\/ ?zarpe|zarpe(?: estimado)?',
  eta: 'fecha (?:estimada )?(?:de )?(?:llegada|arribo|atraque)|eta ?\\/ ?arribo|arribo estimado|llegada estimada',
  issue_date: 'lugar y fecha(?: de (?:emision|expedicion))?|fecha de (?:emision|expedicion)(?: del? b\\/?l)?',
  document_date: 'fecha(?: de (?:emision|expedicion|aviso|orden|documento))?|fec\\. emision',
  on_board_date: 'fecha (?:de )?(?:a bordo|embarque)|embarcado (?:a bordo )?el',
  last_free_day:
    '(?:fecha (?:de )?)?venc(?:imiento|e) (?:del? )?(?:periodo|tiempo|dias?) libres?|ultimo dia (?:libre|sin costo)|fin (?:de )?(?:libre|dias libres|estadia)|libre (?:de )?(?:almacenaje|sobrestadia|sobreestadia)s? hasta|vence (?:libre|dias libres)',
  free_time_start:
    'inicio (?:de(?:l)? )?(?:tiempo libre|periodo libre|dias libres|libres?)|(?:dias|tiempo) libres? desde|primer dia libre',
  available_date: '(?:fecha (?:de )?)?disponib(?:le|ilidad)(?: desde| el)?',
  charged_from:
    '(?:cobrado|facturado|demoras?|sobr?eestadias?|almacenaje) desde|inicio (?:de )?(?:cobro|demoras?|sobr?eestadias?|almacenaje)|periodo (?:facturado|cobrado|de (?:cobro|demoras?|sobr?eestadias?|almacenaje))',
  charged_through:
    '(?:cobrado|facturado|demoras?|sobr?eestadias?|almacenaje) hasta|fin (?:de )?(?:cobro|demoras?|sobr?eestadias?|almacenaje)|periodo (?:facturado|cobrado|de (?:cobro|demoras?|sobr?eestadias?|almacenaje))',
  tariff_rule: 'tarifa(?:rio)? (?:aplicable|aplicada|vigente|no\\.?)|regla (?:tarifaria|aplicable)',
  invoice_date: 'fecha (?:de )?(?:la )?(?:factura|emision|expedicion|facturacion)|fec\\. emision',
  due_date:
    'fecha (?:de )?(?:vencimiento|vto\\.?)|vto\\.?(?: (?:de )?pago)?|vence(?: el)?|fecha limite de pago|pagar antes del?',
  entry_date: 'fecha de (?:numeracion|aceptacion|entrada|pago|presentacion|declaracion)',
  entry_number: withNumberWord('declaracion|dam|dus|din|pedimento|levante|despacho'),
  valid_until: 'valid[ao] hasta|vigente hasta|vigencia(?: hasta)?|vencimiento(?: de la orden)?|fecha (?:de )?caducidad',
  documentation_cutoff:
    'cierre (?:de )?(?:documental|documentos|documentacion|instrucciones|si|matriz)|corte (?:documental|de documentos)|corte si|cut ?off documental',
  cargo_cutoff:
    'cierre (?:de )?(?:fisico|recepcion|cargas?|puerto|terminal|stacking|cy)|corte (?:fisico|de carga)|cut ?off fisico',
  vgm_cutoff: '(?:cierre|corte|cut ?off)(?: de)? vgm',
  empty_pickup_date: 'retiro de (?:unidad )?vaci[oa]s?|fecha (?:de )?retiro(?: de)? vacio',
  gate_out_date:
    'fecha (?:de )?(?:retiro|salida|despacho|entrega)(?: (?:de )?(?:lleno|terminal))?|retiro(?: (?:de )?lleno)?|gate out',
  returned_date:
    'fecha (?:de )?(?:devolucion|retorno)(?: (?:de )?vacio)?|devolucion(?: (?:de )?vacio)?|devuelto(?: el)?',
  free_days: 'dias libres(?: (?:otorgados|de sobr?eestadia))?|libres|dias sin costo',
  chargeable_days:
    '(?:numero|cantidad|n[.°º]) (?:de )?dias(?: (?:cobrados|facturados))?|dias (?:a (?:facturar|cobrar)|cobrados|facturados|de (?:demora|sobr?eestadia)|excedidos|en exceso)',
  rate_per_day: 'tarifa(?: (?:diaria|por dia|x dia))?|valor (?:por )?dia|costo diario',
  total_amount:
    '(?:importe|monto|valor|precio) total(?: (?:a pagar|factura))?|total (?:a pagar|general|factura|fob|cif|neto)|total',
  ocean_freight: 'flete (?:maritimo|oceanico|internacional)',
  duty_amount: 'derechos? (?:ad ?valorem|arancelarios|de importacion|de aduana)|arancel|ad ?valorem',
  entered_value: 'valor (?:en )?aduanas?|valor cif|base imponible|valor aduanero',
  gross_weight: 'peso (?:bruto|bto\\.?)(?: (?:total|kgs?))?|p\\. ?bruto|kgs? brutos?|bruto kgs?',
  net_weight: 'peso neto(?: (?:total|kgs?))?|p\\. ?neto|kgs? netos?|neto kgs?',
  volume: 'volumen(?: (?:total|m3|cbm))?|cubicaje|metros cubicos',
  packages:
    '(?:total |cantidad (?:de )?|numero de |no\\. de |nro\\. )?(?:bultos|cajas|sacos|pallets|piezas)(?: totales)?|total (?:de )?bultos',
  incoterm: 'terminos? de (?:venta|entrega|negociacion)|condicion de venta|clausula(?: de venta)?|icoterm',
  country_of_origin: 'origen(?: (?:de la )?mercancia)?|pais (?:de )?(?:origen|procedencia)|procedencia',
  'head:container': 'contenedor(?:es)?|equipo|unidad|nro\\.? contenedor|sigla',
  'head:seal': 'precintos?|sellos?|marchamo',
  'head:packages': 'cajas|bultos|sacos|cant\\.? bultos|nro\\. bultos',
  'head:gross_weight': 'bruto(?: \\(?kgs?\\)?)?|p\\. ?bruto|peso(?: \\(?kgs?\\)?)?',
  'head:description':
    'producto(?: ?\\/ ?servicio)?|detalle|glosa|servicio|mercancia|mercaderia|descripcion (?:de(?:l)? )?(?:la )?(?:mercancia|mercaderia|producto|servicio|carga)s?',
  'head:quantity': 'cantidad|cant\\.?|dias',
  'head:unit_price':
    'precio unit(?:ario|\\.)?|p\\. ?unit(?:ario|\\.)?(?: (?:usd|eur)(?: ?\\/ ?[a-z]{1,4})?)?|v(?:alor|\\/r|r)\\.? unit(?:ario|\\.)?|costo unitario',
  'head:amount':
    '(?:importe|precio) total(?: usd)?|importe(?: (?:item|usd))?|valor(?: total)?|vr\\.? total|subtotal|monto(?: usd)?',
  empty_return_location:
    '(?:lugar|deposito|terminal|patio) de devolucion(?: del?)?(?: vacio)?|devolucion del? vacio en|devolver (?:el )?vacio en',
  empty_return_by: 'fecha limite de devolucion(?: del vacio)?|devolver (?:antes del?|hasta el)|devolucion hasta',
}

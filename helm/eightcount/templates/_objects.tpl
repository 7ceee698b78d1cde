{{/* The objects of one component. Each takes a dict of root and component (a row). */}}
{{- define "eightcount.metadata" -}}
{{- $names := dict "root" .root "component" .component.name -}}
metadata:
  name: {{ include "eightcount.componentName" $names }}
  namespace: {{ .root.Release.Namespace }}
  labels: {{- include "eightcount.labels" $names | nindent 4 }}
{{- end }}

{{- define "eightcount.selector" -}}
{{ include "eightcount.selectorLabels" (dict "root" .root "component" .component.name) }}
{{- end }}

{{- define "eightcount.serviceAccount" -}}
apiVersion: v1
kind: ServiceAccount
{{ include "eightcount.metadata" . }}
automountServiceAccountToken: false
{{- end }}

{{- define "eightcount.service" -}}
apiVersion: v1
kind: Service
{{ include "eightcount.metadata" . }}
spec:
  selector: {{- include "eightcount.selector" . | nindent 4 }}
  trafficDistribution: PreferClose
  ports:
    - {name: http, port: {{ .component.port }}, targetPort: http, appProtocol: http}
{{- if ne .component.process "sandbox" }}
    - {name: metrics, port: {{ .root.Values.metrics.port }}, targetPort: metrics, appProtocol: http}
{{- else }}
    - {name: smtp, port: {{ .component.smtpPort }}, targetPort: smtp}
{{- end }}
{{- end }}

{{- define "eightcount.deployment" -}}
{{- $names := dict "root" .root "component" .component.name -}}
apiVersion: apps/v1
kind: Deployment
{{ include "eightcount.metadata" . }}
spec:
{{- if not .component.autoscaling.enabled }}
  replicas: {{ .component.replicas }}
{{- end }}
  revisionHistoryLimit: 3
  progressDeadlineSeconds: 300
  strategy:
    type: RollingUpdate
    rollingUpdate: {maxUnavailable: 0, maxSurge: 25%}
  selector:
    matchLabels: {{- include "eightcount.selector" . | nindent 6 }}
  template:
    metadata:
      labels: {{- include "eightcount.labels" $names | nindent 8 }}
{{- if eq .root.Values.secrets.mode "inline" }}
      annotations:
        checksum/secret: {{ get .root.Values.secrets.inline .component.process | toJson | sha256sum }}
{{- end }}
    spec: {{- include "eightcount.pod" . | nindent 6 }}
{{- end }}

{{- define "eightcount.autoscaler" -}}
{{- $scaling := .component.autoscaling -}}
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
{{ include "eightcount.metadata" . }}
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: {{ include "eightcount.componentName" (dict "root" .root "component" .component.name) }}
  minReplicas: {{ $scaling.minReplicas }}
  maxReplicas: {{ $scaling.maxReplicas }}
  metrics:
    - type: Resource
      resource:
        name: cpu
        target: {type: Utilization, averageUtilization: {{ $scaling.cpuPercent }}}
{{- if include "eightcount.isScraped" .root }}
{{- if .component.workerOf }}
    - type: External
      external:
        metric:
          name: eightcount_queue_oldest_age
          selector:
            matchLabels: {job: {{ .component.name }}}
        target: {type: Value, value: {{ $scaling.oldestJobSeconds | quote }}}
{{- else }}
    - type: Pods
      pods:
        metric: {name: nodejs_eventloop_utilization}
        target: {type: AverageValue, averageValue: {{ printf "%vm" (mul $scaling.eventLoopPercent 10) }}}
{{- end }}
{{- end }}
  behavior:
    scaleUp:
      stabilizationWindowSeconds: 0
      policies:
        - {type: Percent, value: 100, periodSeconds: 15}
        - {type: Pods, value: 2, periodSeconds: 15}
    scaleDown:
      stabilizationWindowSeconds: 300
      policies:
        - {type: Percent, value: 10, periodSeconds: 60}
        - {type: Pods, value: 1, periodSeconds: 60}
{{- end }}

{{- define "eightcount.disruptionBudget" -}}
apiVersion: policy/v1
kind: PodDisruptionBudget
{{ include "eightcount.metadata" . }}
spec:
  maxUnavailable: 1
  unhealthyPodEvictionPolicy: AlwaysAllow
  selector:
    matchLabels: {{- include "eightcount.selector" . | nindent 6 }}
{{- end }}
